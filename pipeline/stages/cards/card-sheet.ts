import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { business } from '#site/business.ts';
import { cardLine } from '#site/cards.ts';
import { socialSize } from '../../../core/domain/pictures/social-images.ts';
import { readText } from '../../../core/disk/read-text.ts';
import { colouredMark, markFile, readMark } from '../../../pack/mark.ts';
import { readTheme, themeFile } from '../../../pack/theme.ts';
import { nameInPack, root } from '../../../core/disk/project-paths.ts';

/** Files that every card is drawn with. */
export const sheetFiles = {
  display: 'src/fonts/bricolage-grotesque.woff2',
  text: 'src/fonts/atkinson-hyperlegible-next.woff2',
  mark: nameInPack(markFile),
  theme: nameInPack(themeFile),
} as const;

const LINE = 20;

/** Positions and sizes of the parts of a card, in pixels. */
export const layout = {
  photo: {
    x: 600,
    y: 0,
    width: socialSize.width - 600,
    height: socialSize.height - LINE,
  },
  title: { x: 0, y: 150, width: 600, height: 320 },
} as const;

const font = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(join(root, file)).toString('base64')})`;
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const titleBox = (title: string) =>
  `<div><h1><span>${escape(title)}</span></h1></div>`;

/**
 * Returns the HTML of a page with all that a browser draws: one card without title and photograph,
 * and below it the titles, two to a row.
 */
export function cardSheet(titles: readonly string[]): string {
  const { title } = layout;
  const css = readText(join(root, sheetFiles.theme)).replace('@theme', ':root');
  return `<!doctype html><meta charset="utf-8"><style>
${css}
@font-face { font-family: Display; src: ${font(sheetFiles.display)}; font-weight: 700 }
@font-face { font-family: Text; src: ${font(sheetFiles.text)}; font-weight: 400 700 }
* { margin: 0; box-sizing: border-box }
body {
  width: ${socialSize.width}px;
  background: var(--color-foam);
  color: var(--color-ink);
  font: 700 30px/1.3 Text;
}
.card { position: relative; height: ${socialSize.height}px }
.name {
  position: absolute;
  top: 56px;
  left: 56px;
  display: flex;
  align-items: center;
  gap: 20px;
  font: 700 40px/1 Display;
  letter-spacing: -0.02em;
}
.name svg { width: 72px; height: 72px }
.facts { position: absolute; top: 486px; left: 56px; color: var(--color-slate) }
.facts b { color: var(--color-go) }
.line {
  position: absolute;
  bottom: 0;
  width: 50%;
  height: ${LINE / 2}px;
  background: var(--strip);
  transform: scale(2);
  transform-origin: 0 100%;
}
.titles {
  display: grid;
  grid-template-columns: repeat(2, ${title.width}px);
  grid-auto-rows: ${title.height}px;
}
h1 {
  display: flex;
  align-items: center;
  height: 100%;
  overflow: hidden;
  padding: 0 32px 0 56px;
  font: 700 84px/1.04 Display;
  letter-spacing: -0.025em;
  text-wrap: balance;
}
</style>
<div class="card">
<p class="name">${colouredMark(readMark(), readTheme())}${escape(business.shortName)}</p>
<p class="facts">${escape(cardLine)}<br><b>${escape(business.phone)}</b></p>
<p class="line"></p>
</div>
<div class="titles">${titles.map(titleBox).join('')}</div>`;
}

/** Makes each title as large as its box and three lines allow. Runs in the page. */
export async function fitTitles(): Promise<void> {
  await document.fonts.ready;
  for (const heading of document.querySelectorAll('h1')) {
    const words = heading.firstElementChild as HTMLElement;
    const fits = (size: number) =>
      words.scrollWidth <= heading.clientWidth - 88 &&
      words.offsetHeight < size * 3.2;
    for (let size = 84; size > 40 && !fits(size); size -= 2)
      heading.style.fontSize = `${size - 2}px`;
  }
}

/** Returns the file name of a drawn card. `hash` covers everything on the card. */
export const cardFile = (address: string, hash: string) =>
  `${address.replace(/^\/(?:social\/)?|\.jpg$/g, '')}.${hash}.jpg`;

/** Returns the path in the site of a drawn card with this file name. */
export const cardAddress = (file: string) =>
  `social/${file.replace(/\.[0-9a-f]+\.jpg$/, '.jpg')}`;
