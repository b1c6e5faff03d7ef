/** Names whose hash is not the same in both, or that one of them lacks. */
export function differences(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] {
  return [
    ...Object.keys(one).filter((name) => one[name] !== other[name]),
    ...Object.keys(other).filter((name) => !(name in one)),
  ];
}
