import { business } from '../../site/business.ts';
import { config } from '../config.ts';
import { useCurrentPath } from '../navigation/current-path.ts';

/** Who printed pages are from and where they were found. */
export function PrintHeading() {
  const page = useCurrentPath();
  return (
    <p className="print-only">
      <b>{business.name}</b>, {business.phone},{' '}
      {/* An address that is not ours has the 404 page's snapshot, which knows its own alone. */}
      <span suppressHydrationWarning>{config.siteUrl + page}</span>
    </p>
  );
}
