import { expect, test } from 'vitest';
import { withRemark } from './report.ts';

test('what a person says stands at the head, where a record may have remarks', () => {
  const report = 'azulejo 1\ngame lisboa\n# report-viewer A\nend\n';
  expect(withRemark(report, ' It rains.\nStill. \n')).toBe(
    'azulejo 1\n# It rains.\n# Still.\ngame lisboa\n# report-viewer A\nend\n',
  );
  expect(withRemark(report, ' \n')).toBe(report);
});
