import { report, townPages } from '../data/report.ts';
import { HeatMap } from '../parts/HeatMap.tsx';
import { Histogram } from '../parts/Histogram.tsx';
import { View } from '../parts/View.tsx';

/** How much of each page stands on no other town's page: as a histogram and as a map by town and service. */
export const OwnView = () => (
  <View
    title="Own share"
    lede="Words in no five-word run of another town’s page, of all words of the running text: main without header, aside, tables, figures and forms. Town names and postcodes are masked. A bar leads to its pages."
  >
    <Histogram
      label={`Own share of ${townPages.length} pages of ${report.towns.length} towns`}
      pages={townPages}
      valueOf={({ ownShare }) => Math.round(ownShare * 1000) / 10}
      column="own%"
      unit="%"
    />
    <h3>By town and service</h3>
    {/* More is better here. */}
    <HeatMap label="Own share by town and service" name="own-share" valueOf={({ ownShare }) => ownShare} isInverted />
  </View>
);
