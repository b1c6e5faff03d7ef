import { pictureFile } from '../read/indexable.ts';
import type { OpenSite, ReadPage } from '../read/read-site.ts';

/** By a path's ending what it is sent as, and what a policy calls it. */
const kinds: readonly (readonly [RegExp, type: RegExp, policy?: string])[] = [
  [pictureFile, /^image\//, 'img'],
  [/\.css$/i, /^text\/css\b/, 'style'],
  [/\.js$/i, /javascript\b/, 'script'],
  [/\.woff2?$/i, /font\b/, 'font'],
  [/\.webmanifest$/i, /json\b/, 'manifest'],
  [/\/[^.]*$/, /^text\/html(?:;\s*charset="?utf-8"?)?$/i],
];
const kindOf = (path: string) => kinds.find(([ending]) => ending.test(path));

/** Says by which header of a host a page or file is sent as something else. */
export function sentAsOther(
  path: string,
  { headersAt }: OpenSite,
): string | undefined {
  const [, type] = kindOf(path) ?? [];
  const sent = headersAt(path).find(
    ({ name, value }) => name === 'content-type' && type?.test(value) === false,
  );
  return sent && `${sent.file} sends it as ${sent.value}`;
}

/** Says by which policy for content a page cannot fetch a file of the site. */
export function refusedBy(
  { path, facts }: ReadPage,
  file: string,
  { headersAt, siteUrl }: OpenSite,
): string | undefined {
  const [, , kind] = kindOf(file) ?? [];
  const name = 'content-security-policy';
  const ofTag = { file: 'a tag', value: facts.head[name] ?? '' };
  const policies = headersAt(path).filter((header) => header.name === name);
  const refusals = [...policies, ofTag].flatMap((policy) => {
    const refusal = kind && refusalIn(policy.value, kind, new URL(siteUrl));
    return refusal
      ? `The policy in ${policy.file} lets no such file of our own through: ${refusal}`
      : [];
  });
  return refusals[0];
}

/** The directive of a policy by which a page cannot fetch its own files of a kind. */
function refusalIn(
  policy: string,
  kind: string,
  { origin, host }: URL,
): string | undefined {
  const directives = policy.split(';').map((directive) => directive.trim());
  const found = [`${kind}-src-elem`, `${kind}-src`, 'default-src']
    .map((name) => directives.find((each) => each.split(/\s/, 1)[0] === name))
    .find((directive) => directive !== undefined);
  const [, ...sources] = found?.split(/\s+/) ?? [];
  const isOpen = sources.some(
    (source) =>
      /^(?:'self'|\*|https?:|'(?:nonce|sha\d+|strict)-.*)$/.test(source) ||
      source.startsWith(origin) ||
      host.endsWith(source.replace(/^(?:https?:\/\/)?\*?/, '')),
  );
  return isOpen ? undefined : found;
}
