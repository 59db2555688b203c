/**
 * What was there before wherever it is the same as what came: whoever looks at a part that did not
 * change sees the very same object, and does nothing. Both come from JSON.
 */
export function alike<T>(before: unknown, came: T): T {
  if (before === came) return came;
  if (typeof before !== 'object' || typeof came !== 'object' || before === null || came === null) return came;
  if (Array.isArray(came)) {
    if (!Array.isArray(before)) return came;
    const parts = came.map((part, index) => alike(before[index], part));
    const same = before.length === came.length && parts.every((part, index) => part === before[index]);
    return same ? (before as T) : (parts as T);
  }
  if (Array.isArray(before)) return came;
  const old = before as Record<string, unknown>;
  const names = Object.keys(came);
  const parts: Record<string, unknown> = {};
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = alike(old[name], (came as Record<string, unknown>)[name]);
    parts[name] = part;
    if (part !== old[name] || !(name in old)) same = false;
  }
  return same ? (before as T) : (parts as T);
}
