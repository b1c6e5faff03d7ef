import { galleryHead, galleryItems, galleryLede } from '../../../site/words/gallery.ts';
import { paths } from '../../domain/routes.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';
import { businessNode } from '../../seo/structured-data.ts';
import { PicturePreload } from '../../ui/PicturePreload.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Wipe } from '../../ui/Wipe.tsx';

const sizes = '(min-width: 64rem) 34rem, calc(100vw - 2.5rem)';

export function GalleryPage() {
  return (
    <>
      <PageMeta
        {...galleryHead}
        path={paths.gallery}
        picture={galleryItems[0]?.after}
        structuredData={[businessNode()]}
      />
      {galleryItems
        .slice(0, 1)
        .flatMap(({ after, before }) => [after, before])
        .map((name) => (
          <PicturePreload key={name} name={name} sizes={sizes} />
        ))}
      <main id="main" tabIndex={-1}>
        <PageBand title="Our Work">
          <p>{galleryLede}</p>
        </PageBand>
        <div className="wrap section grid gap-x-8 gap-y-12 lg:grid-cols-2">
          {galleryItems.map(({ id, title, before, after, description }) => (
            <Reveal key={id}>
              <article>
                <Wipe
                  before={before}
                  after={after}
                  label={title}
                  sizes={sizes}
                  className="relative aspect-[4/3] rounded-card"
                />
                <h2 className="mt-4 text-2xl sm:text-2xl">{title}</h2>
                <p className="mt-1">{description}</p>
              </article>
            </Reveal>
          ))}
        </div>
        <CallToAction title="Have one like these?" text="Tell us what it is and how big, and we will come and look.">
          <AppLink to={paths.getQuote} className="button button-light">
            Get a Free Quote
          </AppLink>
        </CallToAction>
      </main>
    </>
  );
}
