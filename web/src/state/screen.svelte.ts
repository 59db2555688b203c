/** What the window offers. */
const wide = matchMedia('(min-width: 60rem)');
const dark = matchMedia('(prefers-color-scheme: dark)');

class Screen {
  /** Room for the table and the decision side by side. */
  wide = $state(wide.matches);
  dark = $state(dark.matches);

  constructor() {
    wide.addEventListener('change', () => (this.wide = wide.matches));
    dark.addEventListener('change', () => (this.dark = dark.matches));
  }
}

export const screen = new Screen();
