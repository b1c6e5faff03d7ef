import type { RenderRoute } from '../../core/domain/rendering.ts';

/** Renders a page with the application's own renderer, without data, into head tags and content. */
export async function renderPage(path: string): Promise<string> {
  await import('../../src/app/snapshot.tsx');
  const { renderRoute } = globalThis as unknown as { renderRoute: RenderRoute };
  return (await renderRoute({ path, data: [] })).html;
}
