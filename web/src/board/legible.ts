/** What would be too small to be read is not shown. */
import type { DrawnNode } from '#wire';

/** In pixels. */
export const LEGIBLE = 11;
const SLACK = 0.05;

const known = new WeakMap<DrawnNode, number[]>();

/** The sizes of text in a picture, in units. */
function sizesOf(node: DrawnNode): number[] {
  let sizes = known.get(node);
  if (!sizes) {
    sizes = [...node.svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    if (node.label) sizes.push(node.label.size);
    known.set(node, sizes);
  }
  return sizes;
}

export function tooSmall(nodes: DrawnNode[], scale: number): number[] {
  const sizes = new Set(nodes.flatMap(sizesOf));
  return [...sizes].filter((size) => size * scale < LEGIBLE - SLACK).sort((a, b) => a - b);
}

/** The rule that hides text of these sizes; letters of marks are half as high as the smallest mark that has one. */
export function hiding(sizes: number[], scale: number): string {
  const texts = sizes.map((size) => `.board text[font-size="${size}"]`);
  if (scale < 1 - SLACK / LEGIBLE) texts.push('.board .seat-letter');
  return texts.length === 0 ? '' : `${texts.join(',')}{visibility:hidden}`;
}
