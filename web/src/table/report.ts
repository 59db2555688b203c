/**
 * The server's report with what the person says as remarks at its head. A record may have remarks
 * after its first line, but not after its ending.
 */
export function withRemark(report: string, words: string): string {
  if (words.trim() === '') return report;
  const remarks = words.trim().split('\n').map((line) => `# ${line.trimEnd()}\n`);
  const head = report.indexOf('\n') + 1;
  return report.slice(0, head) + remarks.join('') + report.slice(head);
}
