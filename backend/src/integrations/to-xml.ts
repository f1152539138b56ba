/**
 * Converts JSON to an XML document: elements are named after fields, list entries by `memberNames`; nulls are omitted.
 * @param attributes of the root, with values that need no escaping
 */
export function toXml(
  root: string,
  value: unknown,
  memberNames: MemberNames,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const pairs = Object.entries(attributes).map(([name, text]) => ` ${name}="${text}"`);
  const start = `<${root}${pairs.join('')}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${start}${content(root, value, memberNames)}</${root}>\n`;
}

type MemberNames = Readonly<Record<string, string>>;

function element(name: string, value: unknown, members: MemberNames): string {
  if (value === null || value === undefined) return '';
  return `<${name}>${content(name, value, members)}</${name}>`;
}

function content(name: string, value: unknown, members: MemberNames): string {
  if (Array.isArray(value))
    return value.map((member) => element(members[name] ?? 'member', member, members)).join('');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, part]) => element(key, part, members))
      .join('');
  return escape(String(value));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML 1.0 does not allow most control characters and a few others, escaped or not. */
const FORBIDDEN = /[^\t\n\r\P{Cc}]|[\p{Cs}\ufffe\uffff]/gu;

const escape = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>]/g, (character) => entities[character] ?? character);
