import { readPage } from '../shared/read-content';
import { SitePage } from '../shared/SitePage';
import { metadataOf } from './metadata-of';

const data = readPage('/404');

export const metadata = metadataOf(data.entry);

export default function NotFound() {
  return <SitePage data={data} />;
}
