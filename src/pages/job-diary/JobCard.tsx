import type { JobPhoto, JobPost } from '../../domain/diary/job-post.ts';
import { longDate } from '../../domain/words/long-date.ts';
import { isPublished } from '../../domain/published.ts';
import { paths } from '../../domain/routes.ts';
import { AppLink } from '../../navigation/AppLink.tsx';

/** One job as a page of a journal: when and what, large photographs, then words and where. */
export function JobCard({ post }: { readonly post: JobPost }) {
  const servicePage = paths.townService(post.townSlug, post.serviceSlug);
  return (
    <article className="entry">
      <div className="entry-head">
        <p className="entry-date">
          <time dateTime={post.dateISO}>{longDate(post.dateISO)}</time>
        </p>
        <h2 className="mt-2 text-2xl sm:text-3xl">{post.title}</h2>
      </div>
      {post.images.length > 0 && <Photographs images={post.images} />}
      <div className="entry-words">
        {post.body && <p className="whitespace-pre-line">{post.body}</p>}
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <AppLink to={paths.town(post.townSlug)} className="text-link">
            {post.townLabel}
          </AppLink>
          {isPublished(servicePage) && (
            <AppLink to={servicePage} className="text-link" aria-label={`View Service: ${post.title}`}>
              View Service
            </AppLink>
          )}
        </p>
      </div>
    </article>
  );
}

/** One across the whole width, two side by side as one, more in rows of two. */
function Photographs({ images }: { readonly images: readonly JobPhoto[] }) {
  return (
    <ul className="entry-photos">
      {images.map(({ src, alt }, index) => (
        <li key={src}>
          <img
            src={src}
            alt={alt ?? `Job photo ${index + 1}`}
            width={800}
            height={600}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
        </li>
      ))}
    </ul>
  );
}
