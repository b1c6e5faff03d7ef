import { createFileRoute } from '@tanstack/react-router';
import { SitePage } from '../../shared/SitePage';
import { headOf } from '../head-of';
import { loadPage } from '../load-page';

export const Route = createFileRoute('/$')({
  loader: ({ params }) => loadPage({ data: `/${params._splat}` }),
  head: headOf,
  component: () => <SitePage data={Route.useLoaderData()} />,
});
