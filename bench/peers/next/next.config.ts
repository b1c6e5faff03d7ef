import type { NextConfig } from 'next';

export default {
  output: 'export',
  // Types are no part of what is measured.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
} satisfies NextConfig;
