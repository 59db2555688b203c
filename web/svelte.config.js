import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // A table that is shown as cards on a narrow screen is a table only if it says so.
    warningFilter: (warning) => warning.code !== 'a11y_no_redundant_roles',
  },
};
