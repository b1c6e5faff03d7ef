import type { Attributes, Draft, Region } from './page-reading.ts';

interface Tag {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly region: Region;
  readonly live: boolean;
  readonly inSvg: boolean;
}

/** Notes what a tag says by its attributes alone. */
export function noteAttributes(page: Draft, { tag, attributes, region, live, inSvg }: Tag): void {
  const fetches = (address: string | undefined, from: string) =>
    address && page.resources.push({ address, from, live });
  const fetchesSet = (set: string | undefined, from: string) =>
    set?.split(',').forEach((item) => fetches(item.trim().split(/\s+/)[0], from));
  const { content = '', name, property } = attributes;
  if (tag === 'html') page.lang = attributes.lang ?? '';
  if (tag === 'meta') {
    if (attributes.charset) page.charset = attributes.charset;
    if (name === 'viewport') page.viewport = content;
    if (name === 'description') page.descriptions.push(content);
    if (name === 'robots') page.robots.push(content);
    const social = property?.startsWith('og:') ? property : name?.startsWith('twitter:') ? name : undefined;
    if (social) page.social[social] = content;
    if (social === 'og:image' || social === 'twitter:image') fetches(content, `meta ${social}`);
  }
  if (tag === 'link') {
    if (attributes.rel === 'canonical') page.canonicals.push(attributes.href ?? '');
    else if (/\b(?:stylesheet|icon|preload|modulepreload|manifest)\b/.test(attributes.rel ?? ''))
      fetches(attributes.href, `link ${attributes.rel}`);
  }
  if (tag === 'img') {
    page.images.push({
      src: attributes.src ?? '',
      alt: attributes.alt,
      width: attributes.width,
      height: attributes.height,
      region,
      live,
    });
    fetchesSet(attributes.srcset, 'img srcset');
  }
  if (tag === 'source') fetchesSet(attributes.srcset, 'source srcset');
  if (!inSvg && ['img', 'script', 'iframe', 'source', 'video', 'audio', 'embed', 'track'].includes(tag))
    fetches(attributes.src, `${tag} src`);
  if (tag === 'form') {
    if (region === 'main') page.forms += 1;
    fetches(attributes.action, 'form action');
  }
}
