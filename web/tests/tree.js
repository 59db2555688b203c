// The accessibility tree of a page, as the browser gives it to whoever has no eyes.

const sessions = new WeakMap();

/** Nodes that are ignored hand their children on. */
export async function tree(page) {
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  const { nodes } = await sessions.get(page).send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const build = (node) => {
    const children = (node.childIds ?? []).flatMap((id) => (byId.has(id) ? build(byId.get(id)) : []));
    if (node.ignored || node.role?.value === 'InlineTextBox') return children;
    const expanded = node.properties?.find((property) => property.name === 'expanded');
    return [
      {
        role: node.role?.value ?? '',
        name: (node.name?.value ?? '').replace(/\s+/g, ' ').trim(),
        expanded: expanded?.value.value,
        children,
      },
    ];
  };
  return { role: 'page', name: '', children: build(nodes[0]) };
}

export function* walk(node) {
  yield node;
  for (const child of node.children) yield* walk(child);
}

export const all = (node, role, name = /.*/) =>
  [...walk(node)].filter((one) => one.role === role && name.test(one.name));

/** Everything that can be read under a node, once. */
export const readAloud = (node) =>
  all(node, 'StaticText')
    .map((one) => one.name)
    .join(' ')
    .replace(/\s+/g, ' ');
