import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { useLoaderData } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { jobDiaryHead, jobDiaryLede } from '../../../site/words/job-diary.ts';
import { paths } from '../../domain/routes.ts';
import { PageBand } from '../../layout/PageBand.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';
import { jobPostNode } from '../../seo/page-nodes.ts';
import { businessNode } from '../../seo/structured-data.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { JobCard } from './JobCard.tsx';
import { jobPostsQuery } from './job-posts-query.ts';

export function JobDiaryPage() {
  // The page table's routes are made in a loop, which types cannot follow; this one is marked live there.
  const queryClient = useLoaderData({ strict: false }) as unknown as QueryClient;
  return (
    <QueryClientProvider client={queryClient}>
      <Meta />
      <main id="main" tabIndex={-1}>
        <PageBand title="Job Diary">
          <p>{jobDiaryLede}</p>
        </PageBand>
        <div className="wrap section" data-live>
          <Posts />
        </div>
        <p className="wrap pb-20">
          <AppLink to={paths.getQuote} className="button button-go">
            Get a Free Quote
          </AppLink>
        </p>
      </main>
    </QueryClientProvider>
  );
}

function Meta() {
  const { data: posts = [] } = useQuery(jobPostsQuery);
  return (
    <PageMeta {...jobDiaryHead} path={paths.jobDiary} structuredData={[businessNode(), ...posts.map(jobPostNode)]} />
  );
}

function Posts() {
  const { data: posts, error, isFetching, refetch } = useQuery(jobPostsQuery);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) console.error('The job diary could not be loaded:', error.message);
  }, [error]);
  const isLoading = isFetching && (error !== null || !posts);
  const tryAgain = () => {
    // The button goes.
    region.current?.focus({ preventScroll: true });
    void refetch();
  };

  return (
    <div ref={region} tabIndex={-1} aria-busy={isLoading}>
      {isLoading && (
        <div className="mb-10 flex items-center gap-4">
          <Spinner label="Loading job posts" />
          <p>Loading job posts...</p>
        </div>
      )}
      {error && !isLoading && (
        <div role="alert" className="mb-10 max-w-2xl rounded-card border-l-8 border-warn bg-warn-tint p-6">
          <h2 className="text-2xl sm:text-2xl">Error Loading Posts</h2>
          <p className="mt-2">Failed to load job posts. Please try again later.</p>
          {posts && posts.length > 0 && <p className="mt-2">The posts below may not be the newest.</p>}
          <button type="button" className="button button-line mt-4" onClick={tryAgain}>
            Try Again
          </button>
        </div>
      )}
      {posts?.length === 0 && !isLoading && (
        <div className="max-w-2xl rounded-card bg-foam p-8">
          <h2>Coming Soon</h2>
          <p className="mt-3">The first jobs will be written up here shortly. Yours could be one of them.</p>
          <AppLink to={paths.getQuote} className="button button-go mt-5">
            Request Your Free Quote
          </AppLink>
        </div>
      )}
      {posts && posts.length > 0 && (
        <ul className="journal">
          {posts.map((post, index) => (
            <li key={`${index} ${post.dateISO} ${post.title}`}>
              <JobCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
