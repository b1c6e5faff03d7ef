import { useData } from 'vike-react/useData';
import { SitePage } from '../../shared/SitePage';
import type { PageData } from '../../shared/types';

export const Page = () => <SitePage data={useData<PageData>()} />;
