import {
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { visit } from '#site/words/visit.ts';
import { jobDiaryHead, jobDiaryLede } from '#site/words/job-diary.ts';
import { paths } from '../../../core/domain/pages.ts';
import { QuoteButton, QuoteLink } from '../../layout/ContactLinks.tsx';
import { Page } from '../../layout/Page.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { jobDiaryNode } from '../../seo/job-diary-node.ts';
import { reloadIfScriptsFailed } from '../../ui/reload-once.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { jobPostsQuery } from './job-posts-query.ts';
import type { JobPhoto, JobPost } from '../../../core/domain/diary/job-post.ts';
import { findPageData, queryKeys } from '../../../core/domain/page-data.ts';
import { longDate } from '../../../core/domain/text/long-date.ts';
import { isPublished } from '../../../core/domain/published.ts';

const queryClient = new QueryClient();
const title = 'Job Diary';

export function JobDiaryPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <JobDiary />
    </QueryClientProvider>
  );
}

function JobDiary() {
  const { pageData } = useRouter().options.context;
  const initialData = findPageData(pageData, queryKeys.jobPosts) as
    | readonly JobPost[]
    | undefined;
  const {
    data: posts,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...jobPostsQuery, initialData });
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error)
      console.error('The job diary could not be loaded:', error.message);
  }, [error]);
  const isLoading = isFetching && (error !== null || !posts);
  const tryAgain = async () => {
    // The focused button is about to disappear.
    region.current?.focus({ preventScroll: true });
    if (!(await reloadIfScriptsFailed())) await refetch();
  };

  return (
    <Page
      {...jobDiaryHead}
      path={paths.jobDiary}
      structuredData={posts?.length ? [jobDiaryNode(title, posts)] : []}
    >
      <PageBand title={title}>
        <p>{jobDiaryLede}</p>
      </PageBand>
      <div className="wrap section" data-live>
        <div ref={region} tabIndex={-1} aria-busy={isLoading}>
          {isLoading && (
            <div className="mb-10 flex items-center gap-4">
              <Spinner label="Loading job posts" />
              <p>Loading job posts...</p>
            </div>
          )}
          {posts?.length === 0 && !isLoading && (
            <div className="max-w-2xl rounded-card bg-foam p-8">
              <h2>Coming Soon</h2>
              <p className="mt-3">
                The first jobs will be written up here shortly. Yours could be
                one of them.
              </p>
              <QuoteLink className="button button-go mt-5">
                {visit.ask.diary}
              </QuoteLink>
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
          {error && !isLoading && (
            <div
              role="alert"
              className="mt-10 max-w-2xl rounded-card border-l-8 border-warn bg-warn-tint p-6"
            >
              <h2 className="text-xl">Error Loading Posts</h2>
              <p className="mt-2">
                Failed to load job posts. Please try again later.
              </p>
              {posts && posts.length > 0 && (
                <p className="mt-2">The posts above may not be the newest.</p>
              )}
              <button
                type="button"
                className="button button-line mt-4"
                onClick={() => void tryAgain()}
              >
                Try Again
              </button>
            </div>
          )}
        </div>
      </div>
      {posts?.length !== 0 && (
        <p className="wrap pb-20">
          <QuoteButton />
        </p>
      )}
    </Page>
  );
}

/** A job: date, title and photographs, then the text and links. */
function JobCard({ post }: { readonly post: JobPost }) {
  const servicePage = paths.townService(post.townSlug, post.serviceSlug);
  return (
    <article className="entry">
      <div className="entry-head">
        <p className="entry-date">
          <time dateTime={post.dateISO}>{longDate(post.dateISO)}</time>
        </p>
        <h2 className="mt-2 text-xl">{post.title}</h2>
      </div>
      {post.images.length > 0 && <Photographs images={post.images} />}
      <div className="entry-words">
        {post.body && <p className="whitespace-pre-line">{post.body}</p>}
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <AppLink to={paths.town(post.townSlug)} className="text-link">
            {post.townLabel}
          </AppLink>
          {isPublished(servicePage) && (
            <AppLink
              to={servicePage}
              className="text-link"
              aria-label={`View Service: ${post.title}`}
            >
              View Service
            </AppLink>
          )}
        </p>
      </div>
    </article>
  );
}

/** Returns `BEFORE` or `AFTER` if a photograph's file name or description says so. */
function stateOf({ src, alt = '' }: JobPhoto): string | undefined {
  const words = `${src.split('/').at(-1)} ${alt}`;
  return /\b(?:before|after)\b/i.exec(words)?.[0].toUpperCase();
}

/** Photographs in rows of two, labelled BEFORE and AFTER if there are both. */
function Photographs({ images }: { readonly images: readonly JobPhoto[] }) {
  const states = images.map(stateOf);
  const isCompared = states.includes('BEFORE') && states.includes('AFTER');
  return (
    <ul className="entry-photos">
      {images.map((image, index) => (
        <li key={image.src} className="relative">
          <img
            src={image.src}
            alt={image.alt ?? `Job photo ${index + 1}`}
            width={800}
            height={600}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
          {isCompared && states[index] && (
            <span className="pair-label left-3" aria-hidden="true">
              {states[index]}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
