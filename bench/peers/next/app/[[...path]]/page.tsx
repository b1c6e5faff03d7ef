import { pages, readPage } from '../../shared/read-content';
import { SitePage } from '../../shared/SitePage';
import { metadataOf } from '../metadata-of';

interface Props {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
}

export const dynamicParams = false;

const NOT_FOUND = '/404';

// Next makes the page for unknown addresses itself, from not-found.tsx.
export const generateStaticParams = () =>
  pages.filter(({ path }) => path !== NOT_FOUND).map(({ path }) => ({ path: path.split('/').filter(Boolean) }));

const readParams = async (params: Props['params']) => readPage(`/${((await params).path ?? []).join('/')}`);

export async function generateMetadata({ params }: Props) {
  return metadataOf((await readParams(params)).entry);
}

export default async function Page({ params }: Props) {
  return <SitePage data={await readParams(params)} />;
}
