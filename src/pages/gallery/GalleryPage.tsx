import { galleryHead, galleryItems, galleryLede } from '#site/words/gallery.ts';
import { closing } from '#site/words/invitations.ts';
import { paths } from '../../../core/domain/pages.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { QuoteLink } from '../../layout/ContactLinks.tsx';
import { Page } from '../../layout/Page.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { pairs } from '../../../core/domain/pictures/pictures.ts';
import { Contents } from '../../town/TextPart.tsx';
import type { GalleryItem } from '../../../core/schemas/gallery.ts';
import type { PairName } from '#site/pairs.ts';
import { landingOfService } from '../../../core/domain/page-table.ts';
import { wideItemCount } from '../../ui/wide-items.ts';
import { Reveal } from '../../ui/Reveal.tsx';
import { Pair } from '../../ui/Pair.tsx';

const [first] = galleryItems;
const groups = Map.groupBy(galleryItems, ({ group }) => group);

export function GalleryPage() {
  return (
    <Page
      {...galleryHead}
      path={paths.gallery}
      pair={first && pairs[first.pair]}
    >
      <PageBand title="Our Work">
        <p>{galleryLede}</p>
      </PageBand>
      <div className="wrap pt-8">
        <Contents items={galleryItems} />
      </div>
      {[...groups].map(([title, items]) => (
        <GalleryGroup key={title} title={title} items={items} />
      ))}
      <CallToAction title="Have one like these?" text={closing.gallery} />
    </Page>
  );
}

/**
 * Smaller files for phones, which load every picture early: 640 pixels suffice at a width of 350.
 */
const phoneSizes = '(max-width: 30rem) 54vw';

/** `sizes` of a group's first pair. */
const largeSizes = `(min-width: 64rem) 50rem, ${phoneSizes}, calc(100vw - 2.5rem)`;
const smallSizes = [
  '(min-width: 64rem) 37rem',
  phoneSizes,
  '(min-width: 40rem) calc(50vw - 3rem)',
  'calc(100vw - 2.5rem)',
].join(', ');

interface GalleryGroupProps {
  readonly title: string;
  readonly items: readonly GalleryItem<PairName>[];
}

/** A group of pairs. The first is large, with its text beside it; in a group of two, both are. */
function GalleryGroup({ title, items }: GalleryGroupProps) {
  const large = items.slice(0, items.length === 2 ? 2 : 1);
  const small = items.slice(large.length);
  const id = `group-${items[0]?.id}`;
  return (
    <section className="gallery-group" aria-labelledby={id}>
      <div className="wrap py-11 sm:py-16">
        <h2 id={id} className="mb-6 sm:mb-8">
          {title}
        </h2>
        {large.map((item, index) => (
          <Entry
            key={item.id}
            item={item}
            sizes={largeSizes}
            className={index === 0 ? 'pair-large' : 'pair-large mt-10'}
          />
        ))}
        {small.length > 0 && (
          <div className="full-rows mt-10 gap-x-8 gap-y-10">
            {small.map((item, index) => (
              <Entry
                key={item.id}
                item={item}
                sizes={smallSizes}
                cellClass={index < wideItemCount(small.length) ? 'is-wide' : ''}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

interface EntryProps {
  readonly item: GalleryItem<PairName>;
  readonly sizes: string;
  readonly className?: string;
  /** Class of the entry's grid cell. */
  readonly cellClass?: string;
}

function Entry({ item, sizes, className, cellClass }: EntryProps) {
  const { id, title, pair, description, service, quizSurface } = item;
  const more = landingOfService(service);
  return (
    <Reveal className={cellClass}>
      <article id={id} className={className}>
        <Pair
          pair={pairs[pair]}
          sizes={sizes}
          className="aspect-[3/2] rounded-card"
        />
        <div>
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-1">{description}</p>
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
            <QuoteLink
              className="text-link"
              aria-label={`Get a quote for one like this: ${title}`}
              facts={{ service, surfaceType: quizSurface }}
            >
              Get a quote for one like this
            </QuoteLink>
            {more && (
              <AppLink to={more.path} className="text-link">
                {more.link}
              </AppLink>
            )}
          </p>
        </div>
      </article>
    </Reveal>
  );
}
