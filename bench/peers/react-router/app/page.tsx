import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readPage } from '../shared/read-content';
import { SitePage } from '../shared/SitePage';
import type { PageData } from '../shared/types';

export const loader = ({ params }: LoaderFunctionArgs) => readPage(`/${params['*'] ?? ''}`);

export function meta({ loaderData }: { readonly loaderData: PageData }) {
  const { title, description, robots, canonical } = loaderData.entry;
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: robots },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ];
}

export default function Page() {
  return <SitePage data={useLoaderData<PageData>()} />;
}
