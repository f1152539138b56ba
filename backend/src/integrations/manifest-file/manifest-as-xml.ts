import type { ManifestFile } from './manifest-file.js';

/** Lists hold elements of this name. */
const memberNames: Readonly<Record<string, string>> = {
  consignments: 'consignment',
  references: 'reference',
  items: 'item',
  barcodes: 'barcode',
  dangerousGoods: 'dangerousGood',
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The JSON of the manifest, property by property, as elements of the same names; nulls are left out. */
export const manifestAsXml = (file: ManifestFile): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element('manifest', file)}\n`;

function element(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  return `<${name}>${content(name, value)}</${name}>`;
}

function content(name: string, value: unknown): string {
  if (Array.isArray(value))
    return value.map((member) => element(memberNames[name] ?? 'member', member)).join('');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, part]) => element(key, part))
      .join('');
  return escape(String(value));
}

/** XML 1.0 has no place for most control characters, escaped or not. */
const escape = (text: string): string =>
  text.replace(/[^\t\n\r\P{Cc}]/gu, '').replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
