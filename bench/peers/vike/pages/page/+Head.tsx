import { useData } from 'vike-react/useData';
import type { PageData } from '../../shared/types';

export function Head() {
  const { entry } = useData<PageData>();
  return (
    <>
      <link rel="canonical" href={entry.canonical} />
      <meta name="robots" content={entry.robots} />
    </>
  );
}
