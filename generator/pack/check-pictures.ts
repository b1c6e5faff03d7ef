import { fits } from '../../src/domain/pictures/fits.ts';
import type { Problem } from '../../src/domain/problems.ts';
import type { PackData } from './pack-data.ts';

const figuresFile = 'site/words/surface-figures.ts';
const termsFile = 'site/picture-terms.ts';

/** What pictures show, held against the services they stand for and the captions under them. */
export function checkPictures({ services, townPages, ofServices, shown, alts, terms }: PackData): Problem[] {
  const { figures, serviceWork } = townPages;
  const known = services.map(({ slug }) => slug);
  const isShownBy = (slug: string, names: readonly (string | undefined)[]) => {
    const work = serviceWork[slug];
    return work !== undefined && names.every((name) => name === undefined || fits(shown[name], work));
  };
  return [
    ...known
      .filter((slug) => !figures.some(({ pictures }) => isShownBy(slug, pictures)))
      .map((slug) => ({
        file: figuresFile,
        field: slug,
        message: `no picture shows its work: add one, or correct serviceWork.${slug} in ${termsFile}`,
      })),
    ...figures.flatMap(({ pictures, caption }) => {
      const field = `"${caption}"`;
      const records = pictures.map((name) => (name === undefined ? undefined : shown[name]));
      const seen = records.flatMap((record) =>
        record ? [record.surface, ...record.materials, ...record.works, ...(record.tools ?? [])] : [],
      );
      const described = pictures.map((name) => (name && alts[name]) ?? '').join(' ');
      return [
        ...(known.some((slug) => isShownBy(slug, pictures))
          ? []
          : [{ file: figuresFile, field, message: 'stands on no page: correct what the record of its picture shows' }]),
        ...Object.entries(terms)
          .filter(([term, words]) => words.test(caption) && !seen.includes(term) && !words.test(described))
          .map(([term]) => ({
            file: figuresFile,
            field,
            message: `names ${term}, which ${pictures.join(' and ')} does not show: change the caption or the picture's record`,
          })),
      ];
    }),
    ...ofServices
      .filter(({ services: of, picture }) => !of.some((slug) => isShownBy(slug, [picture])))
      .map(({ file, field, picture, services: of }) => ({
        file,
        field,
        message: `"${picture}" shows no work of ${of.join(' or ')}: choose another, or correct its record`,
      })),
  ];
}
