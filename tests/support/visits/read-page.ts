import { expect } from 'vitest';
import type { Visitor } from '../visitor.ts';

interface Seen {
  /** What a visitor reads in the main part, in its complementary part and in the footer. */
  readonly text: string;
  readonly headings: readonly string[];
  /** 'text → address' of every link outside the header. */
  readonly links: readonly string[];
}

/** Opens a page, which may complain of nothing but its own 404, and reads it. */
export async function readPage({ page, open, complaints }: Visitor, path: string): Promise<Seen> {
  await open(path);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  return page.evaluate(() => ({
    text: document.body.innerText,
    headings: [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3), aside :is(h1, h2, h3)')].map(
      (heading) => heading.innerText,
    ),
    links: [...document.querySelectorAll('a')]
      .filter((link) => !link.closest('header'))
      .map((link) => `${(link.textContent ?? '').trim()} → ${link.getAttribute('href')}`),
  }));
}

export function expectTexts({ text }: Seen, wanted: readonly string[]): void {
  for (const words of wanted) expect(text).toContain(words);
}
