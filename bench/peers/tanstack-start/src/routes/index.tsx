import { createFileRoute } from '@tanstack/react-router';
import { SitePage } from '../../shared/SitePage';
import { headOf } from '../head-of';
import { loadPage } from '../load-page';

export const Route = createFileRoute('/')({
  loader: () => loadPage({ data: '/' }),
  head: headOf,
  component: () => <SitePage data={Route.useLoaderData()} />,
});
