import { longDate } from '../../domain/words/long-date.ts';
import type { RecentJob } from '../../domain/diary/recent-work.ts';
import { paths } from '../../domain/routes.ts';
import type { Town } from '../../domain/towns.ts';
import { AppLink } from '../../navigation/AppLink.tsx';

interface RecentWorkProps {
  readonly town: Town;
  readonly jobs: readonly RecentJob[];
}

/**
 * One or two jobs of the diary, of this town or, said so, of a neighbour. Whoever writes a post changes no content of ours: the
 * committed manifest leaves live parts out, or a deploy would stop at the first post.
 */
export function RecentWork({ town, jobs }: RecentWorkProps) {
  return (
    <section aria-labelledby="recent" data-live>
      <h2 id="recent">From the job diary</h2>
      <ul className="grid gap-7 sm:grid-cols-2">
        {jobs.map(({ title, townSlug, townLabel, dateISO, found, photo }) => (
          <li key={`${dateISO} ${title}`} className="border-t-4 border-sand pt-4 wrap-anywhere">
            <figure>
              {photo && (
                <img
                  src={photo.src}
                  alt={photo.alt ?? title}
                  width={400}
                  height={300}
                  loading="lazy"
                  decoding="async"
                  referrerPolicy="no-referrer"
                  className="mb-4 aspect-[4/3] w-full rounded-card bg-glass object-cover"
                />
              )}
              <figcaption>
                <h3>{title}</h3>
                <p className="mt-1">
                  <time dateTime={dateISO}>{longDate(dateISO)}</time>,{' '}
                  {townSlug === town.slug ? townLabel : `in ${townLabel}, near ${town.label}`}
                </p>
                <p className="mt-2">{found}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <AppLink to={paths.jobDiary} className="text-link">
          Read the job diary
        </AppLink>
      </p>
    </section>
  );
}
