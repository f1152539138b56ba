// Removes what only we can look up from the texts of the description: numbers of requirements and decisions, and the
// names of our documents.
const REFERENCE = String.raw`(?:\b(?!(?:SHA|UTF|ISO)-)[A-Z]{1,10}-\d+\b|\bADR \d+|(?:docs\/)?\b[\w-]+\.md\b)`;
const IN_BRACKETS = new RegExp(String.raw`\s*\([^()]*${REFERENCE}[^()]*\)`, 'g');
const AT_START = new RegExp(String.raw`^${REFERENCE}[:.]\s*`);
const ANYWHERE = new RegExp(REFERENCE);

/** A text without internal references. @throws Error if one is part of a sentence */
export function plainText(text) {
  const plain = text
    .replace(AT_START, '')
    .replace(/^./s, (first) => (AT_START.test(text) ? first.toUpperCase() : first))
    .replaceAll(IN_BRACKETS, '')
    .trim();
  const [found] = ANYWHERE.exec(plain) ?? [];
  if (found) throw new Error(`A description names ${found}, which is internal: ${text}`);
  return plain;
}

/** A part of the document with plain summaries and descriptions; those that were a reference only are left out. */
export function withPlainTexts(part) {
  if (Array.isArray(part)) return part.map(withPlainTexts);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    isText(key, value) ? plainText(value) : withPlainTexts(value),
  ]);
  return Object.fromEntries(entries.filter(([key, value]) => !(isText(key, value) && !value)));
}

const isText = (key, value) =>
  ['description', 'summary'].includes(key) && typeof value === 'string';
