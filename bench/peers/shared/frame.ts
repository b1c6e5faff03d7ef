import type { Link } from './types';

/** Links of the header. */
export const mainLinks: readonly Link[] = [
  { label: 'Home', path: '/' },
  { label: 'Services', path: '/services' },
  { label: 'Gallery', path: '/gallery' },
  { label: 'Our Guarantee', path: '/guarantee' },
  { label: 'Areas We Serve', path: '/areas-we-serve' },
];

/** Links of the footer. */
export const footerLinks: readonly { readonly title: string; readonly links: readonly Link[] }[] = [
  {
    title: 'Services',
    links: [
      { label: 'Patio Cleaning Exeter', path: '/patio-cleaning-exeter' },
      { label: 'Driveway Cleaning Exeter', path: '/driveway-cleaning-exeter' },
      { label: 'Pressure Washing Devon', path: '/pressure-washing-devon' },
      { label: 'Roof Cleaning Devon', path: '/roof-cleaning-devon' },
      { label: 'All Services', path: '/services' },
      { label: 'Our Guarantee', path: '/guarantee' },
      { label: 'Job Diary', path: '/job-diary' },
      { label: 'Get a Quote', path: '/get-quote' },
      { label: 'Privacy policy', path: '/privacy-policy' },
    ],
  },
  {
    title: 'Top Areas',
    links: [
      'Exeter',
      'Plymouth',
      'Torquay',
      'Paignton',
      'Newton Abbot',
      'Exmouth',
      'Sidmouth',
      'Barnstaple',
      'Bideford',
      'Tiverton',
      'Teignmouth',
      'Honiton',
    ].map((label) => ({ label, path: `/devon/${label.toLowerCase().replace(' ', '-')}` })),
  },
];
