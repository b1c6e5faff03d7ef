import { ViteReactSSG } from 'vite-react-ssg';
import { Page } from './Page';

/** In the browser the tool fetches what it stored of this. */
async function loader({ params }: { readonly params: Readonly<Record<string, string | undefined>> }) {
  if (!import.meta.env.SSR) return null;
  const { readPage } = await import('../shared/read-content');
  return readPage(`/${params['*'] ?? ''}`);
}

async function getStaticPaths() {
  if (!import.meta.env.SSR) return [];
  const { pages } = await import('../shared/read-content');
  return pages.map(({ path }) => path);
}

export const createRoot = ViteReactSSG({ routes: [{ path: '/*', Component: Page, loader, getStaticPaths }] });
