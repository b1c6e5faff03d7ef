import { countOf } from '../../count-of.ts';
import { addressOf } from '../address.ts';
import { groupName, report } from '../data/report.ts';
import { View } from '../parts/View.tsx';
import { SaveButtons } from '../table/SaveButtons.tsx';

interface Variant {
  readonly file: string;
  readonly pages: number;
  /** `SERVICE/intro` of `templates/SERVICE/intro/3.hbs`, its set, and 3. */
  readonly slot: string;
  readonly set: string;
  readonly number: number;
}

const variants = report.variants.map((variant): Variant => {
  const [, slot = '', number = ''] = /^templates\/(.*)\/(\d+)\.hbs$/.exec(variant.file) ?? [];
  return { ...variant, slot, set: slot.replace(/\/.*/, ''), number: Number(number) };
});
const numbers = [...new Set(variants.map(({ number }) => number))].sort((a, b) => a - b);
const unused = variants.filter(({ pages }) => pages === 0).length;

/** How often each variant of each section and question is used. */
export const VariantsView = () => (
  <View
    title="Variants"
    lede={`${countOf(variants.length, 'template file')}; the number is that of the pages that use a variant, and leads to them. ${unused === 0 ? 'All are used.' : `Not used by any page: ${unused}.`}`}
  >
    <SaveButtons
      name="variants"
      columns={[
        { label: 'File', value: ({ file }) => file },
        { label: 'Pages', value: ({ pages }) => pages },
      ]}
      rows={() => variants}
    />
    {[...Map.groupBy(variants, ({ set }) => set)].map(([set, own]) => (
      <VariantTable key={set} title={set === 'hub' ? groupName('hub') : groupName(set)} variants={own} />
    ))}
  </View>
);

interface VariantTableProps {
  readonly title: string;
  readonly variants: readonly Variant[];
}

function VariantTable({ title, variants: own }: VariantTableProps) {
  const most = Math.max(1, ...own.map(({ pages }) => pages));
  return (
    <>
      <h3>{title}</h3>
      <div className="scroller" role="region" aria-label={`Variants: ${title}`} tabIndex={0}>
        <table className="variants" aria-label={`Variants: ${title}`}>
          <thead>
            <tr>
              <th scope="col">Section</th>
              {numbers.map((number) => (
                <th key={number} scope="col" className="number">
                  {number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...Map.groupBy(own, ({ slot }) => slot)].map(([slot, files]) => (
              <tr key={slot}>
                <th scope="row">{slot.replace(/^[^/]*\//, '').replace('/', ': ')}</th>
                {numbers.map((number) => (
                  <Uses key={number} variant={files.find((file) => file.number === number)} most={most} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Uses({ variant, most }: { readonly variant: Variant | undefined; readonly most: number }) {
  if (!variant) return <td className="number">–</td>;
  const { file, pages } = variant;
  return (
    <td className={pages === 0 ? 'number bad' : 'number'}>
      <a href={addressOf('source', { file })} aria-label={`${file}: ${countOf(pages, 'page')}`}>
        {pages}
      </a>
      <span className="bar" style={{ width: `${Math.round((pages / most) * 100)}%` }} />
    </td>
  );
}
