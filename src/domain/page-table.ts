import type { ServiceSlug } from './services.ts';

/** A page of its own address. Router, snapshot preloads, social cards and analytics places are read from its row. */
export interface FixedPageRow {
  readonly path: string;
  /** The component's module below `src/pages/`. */
  readonly module: string;
  /** The component's name in that module. */
  readonly component: string;
  /** True where crawlers are asked to leave it out. */
  readonly noIndex?: boolean;
  /** True where the page reads queries while it is shown, so that its loader opens the client. */
  readonly live?: boolean;
  /** The picture that a shared link shows; left out, home's is shown. */
  readonly card?: { readonly title: string; readonly picture: string };
  /** The service that the page is about. */
  readonly service?: ServiceSlug;
}

const fixedPagesOf = <const Rows extends Readonly<Record<string, FixedPageRow>>>(rows: Rows) => rows;

/** Every page of its own address, in the order of the site map. A new one is a row here and a component. */
export const fixedPages = fixedPagesOf({
  home: {
    path: '/',
    module: 'home/HomePage.tsx',
    component: 'HomePage',
    card: { title: 'Exterior Cleaning in Exmouth and Devon', picture: 'hero-home' },
  },
  services: {
    path: '/services',
    module: 'services/ServicesPage.tsx',
    component: 'ServicesPage',
    card: { title: 'Our Services', picture: 'equipment' },
  },
  gallery: {
    path: '/gallery',
    module: 'gallery/GalleryPage.tsx',
    component: 'GalleryPage',
    card: { title: 'Our Work', picture: 'hero-clean-line' },
  },
  guarantee: {
    path: '/guarantee',
    module: 'guarantee/GuaranteePage.tsx',
    component: 'GuaranteePage',
    card: { title: 'Our Satisfaction Guarantee', picture: 'steps-after' },
  },
  areas: {
    path: '/areas-we-serve',
    module: 'areas/AreasPage.tsx',
    component: 'AreasPage',
    card: { title: 'Areas We Serve', picture: 'hero-exmouth' },
  },
  getQuote: {
    path: '/get-quote',
    module: 'get-quote/GetQuotePage.tsx',
    component: 'GetQuotePage',
    card: { title: 'Get your free, no-obligation quote', picture: 'hero-driveway' },
  },
  jobDiary: {
    path: '/job-diary',
    module: 'job-diary/JobDiaryPage.tsx',
    component: 'JobDiaryPage',
    live: true,
    card: { title: 'Job Diary', picture: 'decking-after' },
  },
  privacy: {
    path: '/privacy-policy',
    module: 'privacy/PrivacyPage.tsx',
    component: 'PrivacyPage',
    noIndex: true,
  },
  patioExeter: {
    path: '/patio-cleaning-exeter',
    module: 'landing/LandingPage.tsx',
    component: 'PatioExeterPage',
    service: 'patio-cleaning',
    card: { title: 'Patio Cleaning in Exeter', picture: 'hero-clean-line' },
  },
  drivewayExeter: {
    path: '/driveway-cleaning-exeter',
    module: 'landing/LandingPage.tsx',
    component: 'DrivewayExeterPage',
    service: 'driveway-cleaning',
    card: { title: 'Driveway Cleaning in Exeter', picture: 'hero-driveway' },
  },
  pressureWashingDevon: {
    path: '/pressure-washing-devon',
    module: 'landing/LandingPage.tsx',
    component: 'PressureWashingDevonPage',
    service: 'pressure-washing',
    card: { title: 'Pressure Washing in Devon', picture: 'hero-pressure-washing' },
  },
  roofDevon: {
    path: '/roof-cleaning-devon',
    module: 'landing/LandingPage.tsx',
    component: 'RoofDevonPage',
    service: 'roof-moss-removal',
    card: { title: 'Roof Cleaning in Devon', picture: 'hero-roof' },
  },
});

export type FixedPageId = keyof typeof fixedPages;

/** The rows as one list. */
export const fixedPageRows: readonly (readonly [FixedPageId, FixedPageRow])[] = Object.entries(
  fixedPages,
) as unknown as readonly (readonly [FixedPageId, FixedPageRow])[];

/** Modules of the pages that every town has, below `src/pages/`. */
export const townPageModules = {
  hub: { module: 'town/TownHubPage.tsx', component: 'TownHubPage' },
  townService: { module: 'town-service/TownServicePage.tsx', component: 'TownServicePage' },
} as const;
