import { estimateOffers } from '#site/estimates.ts';
import { map } from '#site/map.ts';
import { at } from '../../core/domain/assert-defined.ts';
import { landingRows } from '../../core/domain/page-table.ts';
import { paths } from '../../core/domain/pages.ts';
import { services } from '../../core/domain/services.ts';
import { topTowns } from '../../core/domain/towns.ts';

interface Step {
  /** Selector of what is clicked. */
  readonly click: string;
  /** Position of the click in the element, as a share of its width; 0.5 by default. */
  readonly at?: number;
  /** Selector that matches once the click has taken effect. */
  readonly shows: string;
}

/** A control and the steps to it. The last step is measured. */
export interface Control {
  readonly name: string;
  readonly path: string;
  readonly steps: readonly Step[];
}

const town = at(topTowns, 0);
/** The first service with an estimator; else the first service. */
const service =
  services.find(({ slug }) => slug in estimateOffers) ?? at(services, 0);
const landing = landingRows.at(-1)?.path ?? paths.services;

const pageAt = (path: string) =>
  `head:has(link[rel=canonical][href$="${path}"])`;
const linkTo = (path: string, around: string): Step => ({
  click: `${around} a[href="${path}"]`,
  shows: pageAt(path),
});
const quizAt = (percent: number) => `progress[value="${percent}"]`;

const menu: Step = {
  click: 'header button',
  shows: '#mobile-menu:popover-open',
};
const decline: Step = {
  click: '.cookie-banner button:first-of-type',
  shows: 'body:not(:has(.cookie-banner))',
};
const answer: Step = {
  click: 'label:has([value=Medium])',
  shows: 'form:has([value=Medium]:checked) [type=submit]:not(:disabled)',
};
const next: Step = {
  click: '[data-quiz] [type=submit]:not(:disabled)',
  shows: quizAt(40),
};
const edge: Step = {
  click: '.pair input',
  at: 0.8,
  shows:
    '.pair:is([style*="--edge: 7"], [style*="--edge: 8"]) input:is([aria-valuetext^="7"], [aria-valuetext^="8"])',
};
const inTown = paths.townService(town.slug, service.slug);

/** Every kind of control, on the page where a click on it takes the most work. */
export const controls: readonly Control[] = [
  {
    name: 'Menu',
    path: paths.home,
    steps: [menu],
  },
  {
    name: 'Menu: Services',
    path: paths.home,
    steps: [menu, linkTo(paths.services, '#mobile-menu')],
  },
  {
    name: 'Link home',
    path: paths.guarantee,
    steps: [linkTo(paths.home, 'header')],
  },
  {
    name: 'Link to a hub',
    path: paths.guarantee,
    steps: [linkTo(paths.town(town.slug), 'footer')],
  },
  {
    name: 'Link to a service in a town',
    path: paths.town(town.slug),
    steps: [linkTo(inTown, 'main')],
  },
  {
    name: 'Town on the map',
    path: paths.areas,
    steps: [linkTo(paths.town(at(map.majorTowns, 0)), 'svg')],
  },
  {
    name: 'Town without a name on the map',
    path: paths.areas,
    steps: [
      {
        click: '.map-town:not(:has(.map-label-always)) .map-dot',
        shows: '.map-town[data-lit]',
      },
    ],
  },
  {
    name: 'Question',
    path: landing,
    steps: [{ click: 'main summary', shows: 'main details[open]' }],
  },
  {
    name: 'More Info',
    path: paths.services,
    steps: [{ click: 'main article button', shows: 'dialog[open]' }],
  },
  {
    name: 'Certifications',
    path: paths.guarantee,
    steps: [{ click: 'footer .button-ghost', shows: 'dialog[open]' }],
  },
  {
    name: 'Decline',
    path: paths.home,
    steps: [decline],
  },
  {
    name: 'Cookie settings',
    path: paths.guarantee,
    steps: [
      decline,
      { click: 'footer button.footer-link', shows: '.cookie-banner' },
    ],
  },
  {
    name: 'Edge of a picture',
    path: paths.home,
    steps: [edge],
  },
  {
    name: 'Quiz: answer',
    path: paths.getQuote,
    steps: [answer],
  },
  {
    name: 'Quiz: Next',
    path: paths.getQuote,
    steps: [answer, next],
  },
  {
    name: 'Quiz: Next, on home',
    path: paths.home,
    steps: [answer, next],
  },
  {
    name: 'Quiz: Back',
    path: paths.getQuote,
    steps: [
      answer,
      next,
      { click: '[data-quiz] [type=button]:not(:disabled)', shows: quizAt(20) },
    ],
  },
  {
    name: 'Estimator: size',
    path: inTown,
    steps: [
      {
        click: '.chips label:first-of-type',
        shows: '.chips label:first-of-type input:checked',
      },
    ],
  },
];
