import { galleryHead, galleryItems, galleryLede } from '../../../site/words/gallery.ts';
import { paths } from '../../domain/routes.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';
import { businessNode } from '../../seo/structured-data.ts';
import { PicturePreload } from '../../ui/PicturePreload.tsx';
import { GalleryGroup, largeSizes } from './GalleryGroup.tsx';

const groups = Map.groupBy(galleryItems, ({ group }) => group);

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
          <PicturePreload key={name} name={name} sizes={largeSizes} />
        ))}
      <main id="main" tabIndex={-1}>
        <PageBand title="Our Work">
          <p>{galleryLede}</p>
        </PageBand>
        {[...groups].map(([title, items]) => (
          <GalleryGroup key={title} title={title} items={items} />
        ))}
        <CallToAction title="Have one like these?" text="Tell us what it is and how big, and we will come and look.">
          <AppLink to={paths.getQuote} className="button button-light">
            Get a Free Quote
          </AppLink>
        </CallToAction>
      </main>
    </>
  );
}
