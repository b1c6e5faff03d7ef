import type { Rule } from '../model.ts';
import { allObjects, parseStructuredData, typesOf } from '../structured-data.ts';
import { propertiesOf } from './data-properties.ts';
import { eachPage } from './each-page.ts';

export const structuredDataRecommended: Rule = {
  id: 'structured-data-recommended',
  title: 'Structured data lacks what is recommended',
  why: 'What is recommended decides how much of a result is shown: telephone, hours, place.',
  todo: 'Add the property where the page shows its value.',
  check: eachPage(({ reading }) =>
    allObjects(parseStructuredData(reading.jsonLd).nodes).flatMap(({ object, pointer }) =>
      typesOf(object).flatMap((type) => {
        // The services of an offer catalogue are names only.
        const recommended = pointer.includes('itemOffered') ? [] : (propertiesOf(type)?.recommended ?? []);
        return recommended
          .filter((property) => object[property] === undefined)
          .map((property) => ({ what: `${type} lacks ${property}`, where: pointer, cause: `${pointer} ${property}` }));
      }),
    ),
  ),
};
