/** Where a menu stands: under its place, or above it, and always on the screen. */
type Size = { width: number; height: number };
type Box = { left: number; top: number; right: number; bottom: number };

const GAP = 6;

export function beside(anchor: Box, menu: Size, screen: Size): { left: number; top: number } {
  const middle = (anchor.left + anchor.right) / 2 - menu.width / 2;
  const left = Math.max(GAP, Math.min(middle, screen.width - menu.width - GAP));
  const below = anchor.bottom + GAP;
  const above = anchor.top - menu.height - GAP;
  const fits = below + menu.height <= screen.height - GAP;
  const top = fits ? below : above >= GAP ? above : screen.height - menu.height - GAP;
  return { left, top: Math.max(GAP, top) };
}
