/** What the build has published at a path of the site. @throws Error where it is not there. */
export async function fetchContent<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}
