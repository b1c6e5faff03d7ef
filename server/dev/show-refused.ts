/// <reference types="vite/client" />

/* In the development server alone: beside a page under work, what stops a build from it. */

let refused: readonly string[] = [];
const aside = document.createElement('aside');
aside.setAttribute('aria-label', 'What a build refuses');
Object.assign(aside.style, {
  position: 'fixed',
  inset: 'auto auto 6rem 0',
  zIndex: '100',
  maxWidth: 'min(32rem, 100%)',
  maxHeight: '40vh',
  overflow: 'auto',
  padding: '0.75rem 1rem',
  background: '#fff8e1',
  color: '#222',
  border: '2px solid #b45309',
  font: '14px/1.45 system-ui, sans-serif',
});

function element(tag: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

const listOf = (lines: readonly string[]) =>
  element('ul', ...lines.map((line) => element('li', line)));

/** The lines that name this page first, all others folded. */
function show(): void {
  const path = new RegExp(
    `(?<![\\w/-])${RegExp.escape(location.pathname)}(?![\\w/-])`,
  );
  const own = refused.filter((line) => path.test(line));
  const others = refused.filter((line) => !path.test(line));
  aside.replaceChildren();
  if (own.length > 0) aside.append('A build refuses this page:', listOf(own));
  if (others.length > 0)
    aside.append(
      element(
        'details',
        element('summary', `Refused elsewhere: ${others.length}`),
        listOf(others),
      ),
    );
  aside.hidden = refused.length === 0;
}

document.body.append(aside);
window.navigation?.addEventListener('navigatesuccess', show);
import.meta.hot?.on('content-refused', (lines: readonly string[]) => {
  refused = lines;
  show();
});
import.meta.hot?.send('which-refused');
show();
