import type { FixedPageId, Page } from '../src/domain/routes.ts';

const fixedModules: Readonly<Record<FixedPageId, string>> = {
  home: 'home/HomePage.tsx',
  services: 'services/ServicesPage.tsx',
  gallery: 'gallery/GalleryPage.tsx',
  guarantee: 'guarantee/GuaranteePage.tsx',
  areas: 'areas/AreasPage.tsx',
  getQuote: 'get-quote/GetQuotePage.tsx',
  jobDiary: 'job-diary/JobDiaryPage.tsx',
  privacy: 'privacy/PrivacyPage.tsx',
  patioExeter: 'landing/LandingPage.tsx',
  drivewayExeter: 'landing/LandingPage.tsx',
  pressureWashingDevon: 'landing/LandingPage.tsx',
  roofDevon: 'landing/LandingPage.tsx',
};

/** Source module of the lazily loaded component that shows a page; undefined where it is part of the entry. */
export function pageModule(page: Page): string | undefined {
  switch (page.kind) {
    case 'fixed':
      return `src/pages/${fixedModules[page.id]}`;
    case 'hub':
      return 'src/pages/town/TownHubPage.tsx';
    case 'townService':
      return 'src/pages/town-service/TownServicePage.tsx';
    case 'notFound':
      return undefined;
  }
}
