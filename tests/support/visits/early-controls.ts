/** A control, how a visitor touches it, and what must have come of it once the page is alive. */
export interface Control {
  readonly name: string;
  readonly path: string;
  readonly selector: string;
  readonly consent?: boolean;
  /** Where in the control the visitor presses: a share of its width. */
  readonly at?: number;
  /** Pressed right after the first. */
  readonly next?: string;
  /** Runs inside the page. */
  readonly isDone: () => boolean;
}

const moreInfo = 'main li:nth-child(2) article button';

/** Every kind of control that a page shows before its application has come alive. */
export const controls: readonly Control[] = [
  {
    name: "the quiz's answer",
    path: '/get-quote',
    selector: 'label:has([value=Medium])',
    isDone: () =>
      document.querySelector<HTMLInputElement>('[value=Medium]')!.checked &&
      !document.querySelector('form [type=submit]')!.matches(':disabled'),
  },
  {
    name: "the quiz's answer and Next",
    path: '/get-quote',
    selector: 'label:has([value=Large])',
    next: 'form [type=submit]',
    isDone: () => document.querySelector('[role=progressbar]')!.getAttribute('aria-valuenow') === '40',
  },
  {
    name: "the quiz's answer on the home page",
    path: '/',
    selector: 'label:has([value=Small])',
    isDone: () =>
      document.querySelector<HTMLInputElement>('[value=Small]')!.checked &&
      !document.querySelector('form [type=submit]')!.matches(':disabled'),
  },
  {
    name: 'More Info',
    path: '/services',
    selector: moreInfo,
    isDone: () => document.querySelector('dialog[open]') !== null,
  },
  {
    name: 'View Our Certifications',
    path: '/guarantee',
    selector: 'footer .button-ghost',
    isDone: () => document.querySelector('dialog[open]') !== null,
  },
  {
    name: 'Cookie settings',
    path: '/privacy-policy',
    selector: 'footer button.footer-link',
    isDone: () => document.querySelector('.cookie-banner') !== null,
  },
  {
    name: 'Decline on the cookie banner',
    path: '/guarantee',
    selector: '.cookie-banner .button-light:first-of-type',
    consent: false,
    isDone: () =>
      localStorage.getItem('analytics_consent') === 'false' && document.querySelector('.cookie-banner') === null,
  },
  {
    name: 'the menu',
    path: '/',
    selector: 'header button',
    isDone: () => document.getElementById('mobile-menu')!.matches(':popover-open'),
  },
  {
    name: 'a question',
    path: '/roof-cleaning-devon',
    selector: 'main summary',
    isDone: () => document.querySelector<HTMLDetailsElement>('main details')!.open,
  },
  {
    name: 'the edge of a before and after picture',
    path: '/',
    selector: '.wipe input',
    at: 0.8,
    isDone: () => {
      const range = document.querySelector<HTMLInputElement>('.wipe input')!;
      const edge = range.closest<HTMLElement>('.wipe')!.style.getPropertyValue('--edge');
      return (
        Number(range.value) > 60 && edge === `${range.value}%` && range.ariaValueText!.startsWith(`${range.value}%`)
      );
    },
  },
  {
    name: 'a town on the map',
    path: '/areas-we-serve',
    selector: '.map-town[aria-label=Tiverton] .map-dot',
    isDone: () => location.pathname === '/devon/tiverton',
  },
];
