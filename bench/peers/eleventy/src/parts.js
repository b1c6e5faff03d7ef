const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is safe between tags and in attributes. */
export const escape = (text) => text.replace(/[&<>"']/g, (character) => entities[character]);

/** A list of links. */
export const linkItems = (links) =>
  `<ul>${links.map(({ label, path }) => `<li><a href="${path}">${escape(label)}</a></li>`).join('')}</ul>`;

/** What stands below a page's heading. */
export function mainPart({ entry, hub, service }) {
  if (service) return servicePart(entry, service);
  if (hub) return hubPart(entry, hub);
  return entry.paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('\n');
}

const servicePart = ({ description, serviceName }, { bodyHtml, faqs, reviews }) =>
  `<p>${escape(description)}</p><div>${bodyHtml}</div><h2>Questions about ${escape(serviceName.toLowerCase())}</h2>
${faqs.map(({ q, a }) => `<details name="questions"><summary>${escape(q)}</summary><p>${escape(a)}</p></details>`).join('\n')}
${reviews.map((review) => `<blockquote>${escape(review)}</blockquote>`).join('\n')}`;

const hubPart = ({ townLabel, services }, { bodyHtml, summaries, reasons }) =>
  `<div>${bodyHtml}</div><h2>Our services in ${escape(townLabel)}</h2>
<ul>${services.map(({ label, path }) => `<li><h3><a href="${path}">${escape(label)}</a></h3><p>${escape(summaries[path.split('/').at(-1)])}</p></li>`).join('\n')}</ul>
<h2>Why choose us in ${escape(townLabel)}</h2>
<ul>${reasons.map(({ title, text }) => `<li><h3>${escape(title)}</h3><p>${escape(text)}</p></li>`).join('\n')}</ul>`;
