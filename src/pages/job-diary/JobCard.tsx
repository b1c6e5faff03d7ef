import type { JobPost } from '../../domain/job-post.ts';
import { isPublished } from '../../domain/published.ts';
import { paths } from '../../domain/routes.ts';
import { AppLink } from '../../navigation/AppLink.tsx';

const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** One job: what, when, where, photographs and words. */
export function JobCard({ post }: { readonly post: JobPost }) {
  const servicePage = paths.townService(post.townSlug, post.serviceSlug);
  return (
    <article className="grid gap-5 border-t-4 border-sand pt-5 md:grid-cols-[14rem_1fr]">
      <div className="wrap-anywhere">
        <p className="font-bold">
          <time dateTime={post.dateISO}>{longDate.format(new Date(post.dateISO))}</time>
        </p>
        <p className="mt-1">
          <AppLink to={paths.town(post.townSlug)} className="text-link">
            {post.townLabel}
          </AppLink>
        </p>
        {isPublished(servicePage) && (
          <p className="mt-1">
            <AppLink to={servicePage} className="text-link" aria-label={`View Service: ${post.title}`}>
              View Service
            </AppLink>
          </p>
        )}
      </div>
      <div>
        <h2 className="text-2xl wrap-anywhere sm:text-2xl">{post.title}</h2>
        {post.body && <p className="mt-3 max-w-[42rem] wrap-anywhere whitespace-pre-line">{post.body}</p>}
        {post.images.length > 0 && (
          <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {post.images.map(({ src, alt }, index) => (
              <li key={src} className="first:col-span-full">
                <img
                  src={src}
                  alt={alt ?? `Job photo ${index + 1}`}
                  width={400}
                  height={300}
                  loading="lazy"
                  decoding="async"
                  referrerPolicy="no-referrer"
                  className="aspect-[4/3] w-full rounded-card bg-glass object-cover"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
