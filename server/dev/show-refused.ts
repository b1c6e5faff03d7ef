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

function listOf(lines: readonly string[]): HTMLUListElement {
  const list = document.createElement('ul');
  list.append(...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })));
  return list;
}

/** The lines that name this page first, all others folded. */
function show(): void {
  const path = new RegExp(`(?<![\\w/-])${RegExp.escape(location.pathname)}(?![\\w/-])`);
  const [own, others] = [true, false].map((isOwn) => refused.filter((line) => path.test(line) === isOwn)) as [
    string[],
    string[],
  ];
  const rest = document.createElement('details');
  rest.append(
    Object.assign(document.createElement('summary'), { textContent: `Refused elsewhere: ${others.length}` }),
    listOf(others),
  );
  aside.replaceChildren(
    ...(own.length > 0 ? ['A build refuses this page:', listOf(own)] : []),
    ...(others.length > 0 ? [rest] : []),
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
