import { diaryStates } from './diary-states.ts';
import { kinds, pageOfEachKind } from '../kinds.ts';
import { button, click, type PageState } from './page-state.ts';
import { quizStates } from './quiz-states.ts';

const plain = kinds.map(([name, path]): PageState => ({ name, path, consent: false }));

const overlays: readonly PageState[] = [
  {
    name: 'services with a dialog open',
    path: pageOfEachKind.services,
    consent: false,
    act: async (page) => {
      await click(page, button('More Info'));
      await page.waitForSelector('dialog[open]');
    },
  },
  {
    name: 'certifications open',
    path: pageOfEachKind.guarantee,
    consent: false,
    act: async (page) => {
      await click(page, button('View Our Certifications'));
      await page.waitForSelector('dialog[open]');
    },
  },
  {
    name: 'cookie banner shown',
    path: pageOfEachKind.home,
    act: async (page) => void (await page.waitForSelector('::-p-text(Accept)')),
  },
  {
    name: 'FAQ answer open',
    path: pageOfEachKind.townService,
    consent: false,
    act: async (page) => {
      await click(page, 'main summary');
      await page.waitForSelector('details[open]');
    },
  },
  {
    name: 'mobile menu open',
    path: pageOfEachKind.home,
    consent: false,
    phoneOnly: true,
    act: async (page) => {
      await click(page, 'button[popovertarget]');
      await page.waitForSelector('#mobile-menu:popover-open');
    },
  },
];

/** Every state that the accessibility checks look at: each kind of page, each step of the quiz, each overlay. */
export const pageStates: readonly PageState[] = [...plain, ...quizStates, ...diaryStates, ...overlays];
