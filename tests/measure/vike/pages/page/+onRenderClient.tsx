import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { recoverPartlyLoadedPage } from '../../src/app/partly-loaded.ts';
import { createAppRouter } from '../../src/app/router.tsx';
import type { PageData } from '../../core/domain/rendering.ts';
import '../../src/styles.css';

/** Hydrates a page as our main.tsx does, with the data that vike passes. */
export async function onRenderClient({
  data: pageData,
}: PageContextClient<PageData>) {
  const router = createAppRouter({ context: { pageData } });
  await router.load();
  if (router.state.matches.some(({ status }) => status === 'error'))
    return recoverPartlyLoadedPage();
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    {
      onRecoverableError: (error) =>
        console.error('The page did not match:', error),
    },
  );
}
