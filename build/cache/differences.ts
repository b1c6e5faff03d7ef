/** Names whose hash is not the same in both, or that one of them lacks. */
export function differences(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);
}
