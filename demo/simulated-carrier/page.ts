const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

export const STYLE_PATH = '/demo/style.css';

export const pageStyle = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #1c2733; background: #fff }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .5rem; border-bottom: 1px solid #d8dee4; overflow-wrap: break-word }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f6f8fa; padding: 1rem; border-radius: 8px; font: inherit }
iframe { width: 100%; height: 30rem; border: 1px solid #d8dee4; border-radius: 8px }
`;

/** A page of the demo; `body` is HTML. */
export const htmlPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${STYLE_PATH}"></head>` +
  `<body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;

/** A table with HTML in its cells, or a sentence if it has no rows. */
export const htmlTable = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  ifEmpty: string,
): string => {
  if (rows.length === 0) return `<p>${escapeHtml(ifEmpty)}</p>`;
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row('th', headings)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`;
};
