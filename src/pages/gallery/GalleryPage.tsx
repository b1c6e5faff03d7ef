import { galleryHead, galleryItems, galleryLede } from '../../../site/words/gallery.ts';
import { paths } from '../../domain/routes.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';
import { businessNode } from '../../seo/structured-data.ts';
import { PicturePreload } from '../../ui/PicturePreload.tsx';
import { pictures } from '../../content/pictures.ts';
import { Contents } from '../../town/Contents.tsx';
import { GalleryGroup, largeSizes } from './GalleryGroup.tsx';

const isSample = galleryItems.some(({ after }) => pictures[after].sample);

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
        .flatMap(({ after, before = after }) => [...new Set([after, before])])
        .map((name) => (
          <PicturePreload key={name} name={name} sizes={largeSizes} />
        ))}
      <main id="main" tabIndex={-1}>
        <PageBand title="Our Work">
          <p>{galleryLede}</p>
          {isSample && <p className="sample-note mt-2">Sample pictures.</p>}
        </PageBand>
        <div className="wrap pt-8">
          <Contents items={galleryItems.map(({ id, title }) => ({ id, label: title }))} />
        </div>
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
