import type { PageData } from '../shared/types';

/** A page's head, once its data is loaded. */
export function headOf({ loaderData }: { readonly loaderData?: PageData }) {
  if (!loaderData) return {};
  const { title, description, robots, canonical } = loaderData.entry;
  return {
    meta: [{ title }, { name: 'description', content: description }, { name: 'robots', content: robots }],
    links: [{ rel: 'canonical', href: canonical }],
  };
}
