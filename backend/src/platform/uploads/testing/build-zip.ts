import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer | string;
  /** Entry in the directory, if it differs from the content. */
  readonly claims?: { readonly size?: number; readonly flags?: number; readonly method?: number };
}

/** A ZIP archive; `hidden` is inserted between the last entry and the directory. */
export function buildZip(entries: readonly ZipEntry[], hidden = Buffer.alloc(0)): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims = {} } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(claims.flags ?? 0, 2);
    shared.writeUInt16LE(claims.method ?? 8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claims.size ?? bytes.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const start = Buffer.alloc(14);
    start.writeUInt32LE(offset, 10);
    const body = [Buffer.from('PK\x03\x04', 'latin1'), shared, Buffer.from(name), packed];
    bodies.push(...body);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, start, Buffer.from(name));
    offset += Buffer.concat(body).length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset + hidden.length, 16);
  return Buffer.concat([...bodies, hidden, ...directory, end]);
}

export interface WorkbookParts {
  /** XML inside `sheetData` of each sheet, or the XML around it. */
  readonly sheets: readonly (string | { readonly rows: string; readonly state?: string })[];
  readonly sharedStrings?: string;
  /** Format codes; a cell's `s` is the index of its own. */
  readonly formats?: readonly string[];
  /** Text before the root element of the first sheet. */
  readonly prolog?: string;
  readonly more?: readonly ZipEntry[];
}

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Builds a workbook of the given XML, valid or not. */
export function buildWorkbook(parts: WorkbookParts): Buffer {
  return buildZip(workbookEntries(parts));
}

export function workbookEntries(parts: WorkbookParts): ZipEntry[] {
  const { sheets, sharedStrings = '', formats = [], prolog = '', more = [] } = parts;
  const normalised = sheets.map((sheet) => (typeof sheet === 'string' ? { rows: sheet } : sheet));
  return [
    { name: '_rels/.rels', content: relations([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="r"><sheets>${normalised
        .map(
          ({ state = 'visible' }, index) =>
            `<sheet name="Sheet ${index + 1}" sheetId="${index + 1}" state="${state}" r:id="r${index + 2}"/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ['sharedStrings', 'sharedStrings.xml'],
        ['styles', 'styles.xml'],
        ...normalised.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ]),
    },
    { name: 'xl/sharedStrings.xml', content: `<sst>${sharedStrings}</sst>` },
    { name: 'xl/styles.xml', content: stylesOf(formats) },
    ...normalised.map(({ rows }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: `${index === 0 ? prolog : ''}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    })),
    ...more,
  ];
}

const stylesOf = (formats: readonly string[]): string =>
  `<styleSheet><numFmts>${formats
    .map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`)
    .join('')}</numFmts><cellXfs>${formats
    .map((_, index) => `<xf numFmtId="${200 + index}"/>`)
    .join('')}</cellXfs></styleSheet>`;

/** The shared strings are r0, the styles r1, the sheets follow. */
const relations = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships>${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="r${index}" Type="${TYPE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** A row of strings. */
export const textRow = (...texts: readonly string[]): string =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
