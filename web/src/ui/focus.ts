/**
 * Whether what had the focus is gone. On a page that nobody has touched yet nothing is: it is read
 * from its top.
 */
export const focusLost = (): boolean =>
  (document.activeElement ?? document.body) === document.body &&
  (navigator.userActivation?.hasBeenActive ?? true);
