import { pictureFile } from '../read/obstacles.ts';
import type { OpenSite, ReadPage } from '../read/read-site.ts';

/** By the ending of a path, the type to send it as and its name in a policy. */
const kinds: readonly (readonly [RegExp, type: RegExp, policy?: string])[] = [
  [pictureFile, /^image\//, 'img'],
  [/\.css$/i, /^text\/css\b/, 'style'],
  [/\.js$/i, /javascript\b/, 'script'],
  [/\.woff2?$/i, /font\b/, 'font'],
  [/\.webmanifest$/i, /json\b/, 'manifest'],
  [/\/[^.]*$/, /^text\/html(?:;\s*charset="?utf-8"?)?$/i],
];
const kindOf = (path: string) => kinds.find(([ending]) => ending.test(path));

/** Describes the header with which a host sends a page or a file as something else. */
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

/** Describes the content security policy that keeps a page from loading a file of the site. */
export function refusedBy(
  { facts, headers }: ReadPage,
  file: string,
  { siteUrl }: OpenSite,
): string | undefined {
  const [, , kind] = kindOf(file) ?? [];
  const name = 'content-security-policy';
  const ofTag = { file: 'a tag', value: facts.head[name] ?? '' };
  const policies = headers.filter((header) => header.name === name);
  const refusals = [...policies, ofTag].flatMap((policy) => {
    const refusal = kind && refusalIn(policy.value, kind, siteUrl);
    return refusal
      ? `The policy in ${policy.file} blocks such files of our own: ${refusal}`
      : [];
  });
  return refusals[0];
}

/** The directive of a policy that blocks a page's own files of a kind. */
function refusalIn(
  policy: string,
  kind: string,
  siteUrl: string,
): string | undefined {
  const directives = policy.split(';').map((directive) => directive.trim());
  const found = [`${kind}-src-elem`, `${kind}-src`, 'default-src']
    .map((name) => directives.find((each) => each.split(/\s/, 1)[0] === name))
    .find((directive) => directive !== undefined);
  const [, ...sources] = found?.split(/\s+/) ?? [];
  const isOpen = sources.some(
    (source) =>
      /^(?:'self'|\*|https?:|'(?:nonce|sha\d+|strict)-.*)$/.test(source) ||
      source.startsWith(siteUrl) ||
      siteUrl.endsWith(source.replace(/^(?:https?:\/\/)?\*?/, '')),
  );
  return isOpen ? undefined : found;
}
