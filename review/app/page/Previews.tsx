import type { ReportPage } from '../../report-types.ts';
import { descriptionOf, originOf, report, titleOf } from '../data/report.ts';
import { SourceLink } from '../parts/links.tsx';

/** Longer descriptions are cut by search engines. */
const MAX_DESCRIPTION = 160;

const { host } = new URL(report.siteUrl);

/** The page as a search result and as a social card. */
export function Previews({ page }: { readonly page: ReportPage }) {
  const [title, description] = [titleOf(page), descriptionOf(page)];
  const picture = report.thumbnails[page.socialImage];
  return (
    <div className="two">
      <div>
        <div className="result">
          <p className="result-site">
            <strong>{report.siteName}</strong>
            <span>{[host, ...page.path.split('/').filter(Boolean)].join(' › ')}</span>
          </p>
          <p className="result-title">{title}</p>
          <p>{description.length > MAX_DESCRIPTION ? `${description.slice(0, MAX_DESCRIPTION - 2)} …` : description}</p>
        </div>
        <dl className="measures">
          <Measured name="Title" text={title} pixels={page.titlePixels} origin={page.titleOrigin} />
          <Measured
            name="Description"
            text={description}
            pixels={page.descriptionPixels}
            origin={page.descriptionOrigin}
          />
          <dt>Canonical</dt>
          <dd>{page.canonical === report.siteUrl + page.path ? 'itself' : page.canonical || 'none'}</dd>
          <dt>Robots</dt>
          <dd>{page.robots}</dd>
        </dl>
      </div>
      <div className="card">
        {picture ? (
          <img src={picture} alt="The social card" width={480} height={252} />
        ) : (
          <p className="card-missing">No picture: {page.socialImage || 'og:image is missing'}</p>
        )}
        <p className="quiet">{host}</p>
        <p className="card-title">{title}</p>
        <p>{description}</p>
      </div>
    </div>
  );
}

interface MeasuredProps {
  readonly name: string;
  readonly text: string;
  readonly pixels: number;
  /** Index of where it comes from. */
  readonly origin: number;
}

const Measured = ({ name, text, pixels, origin }: MeasuredProps) => (
  <>
    <dt>{name}</dt>
    <dd>
      {text.length} characters, {pixels} px, from <SourceLink source={originOf(origin).source} />
    </dd>
  </>
);
