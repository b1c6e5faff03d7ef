import { useLoaderData } from 'react-router-dom';
import { Head } from 'vite-react-ssg';
import { SitePage } from '../shared/SitePage';
import type { PageData } from '../shared/types';

export function Page() {
  const data = useLoaderData() as PageData;
  const { title, description, robots, canonical } = data.entry;
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="robots" content={robots} />
        <link rel="canonical" href={canonical} />
      </Head>
      <SitePage data={data} />
    </>
  );
}
