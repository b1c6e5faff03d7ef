import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Wipe } from './Wipe.tsx';

const shown = { after: 'patio-after', label: 'patio', sizes: '50vw' } as const;

test('a job is compared before and after, and without a picture of before it is one picture and nothing to drag', () => {
  const pair = renderToString(<Wipe before="patio-before" {...shown} />);
  expect(pair.match(/<img/g)).toHaveLength(2);
  for (const part of ['BEFORE', 'AFTER', 'type="range"']) expect(pair).toContain(part);
  const alone = renderToString(<Wipe {...shown} />);
  expect(alone.match(/<img/g)).toHaveLength(1);
  for (const part of ['BEFORE', 'AFTER', 'type="range"']) expect(alone).not.toContain(part);
});
