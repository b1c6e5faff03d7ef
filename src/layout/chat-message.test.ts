import { expect, test } from 'vitest';
import { landingRows } from '../../core/domain/page-table.ts';
import { pages } from '../../core/domain/pages.ts';
import { findService } from '../../core/domain/services.ts';
import { findTown } from '../../core/domain/towns.ts';
import { chatMessage } from './chat-message.ts';

test("a chat's first message names the page's service and town", () => {
  for (const page of pages) {
    const words = chatMessage(page.path);
    expect(words).toMatch(/^Hello, I would like a quote for [a-z].*\w\.$/);
    if ('townSlug' in page)
      expect(words, page.path).toContain(
        ` in ${findTown(page.townSlug)!.label}.`,
      );
    if ('serviceSlug' in page)
      expect(words, page.path).toContain(
        findService(page.serviceSlug)!.headTerm.toLowerCase(),
      );
  }
  for (const { path, service } of landingRows)
    expect(chatMessage(path)).toContain(
      `${findService(service)!.headTerm.toLowerCase()} in `,
    );
});
