import path from 'node:path/posix';

import { MAX_CELLS, MAX_SHEETS } from '../file-budget.js';
import { UnreadableFile } from '../unreadable-file.js';
import type { Archive } from './archive.js';
import { numberFormat, type NumberFormat } from './number-format.js';
import { readXml } from './parse-xml.js';

/** A visible sheet. */
export interface Sheet {
  readonly name: string;
  /** Name of its entry in the archive. */
  readonly entry: string;
}

export interface Workbook {
  readonly sheets: readonly Sheet[];
  readonly sharedTexts: readonly string[];
  /** Number formats by cell style. */
  readonly formats: readonly NumberFormat[];
  /** Days count from 1904 instead of 1900. */
  readonly isFrom1904: boolean;
}

interface Relation {
  readonly id: string;
  /** Last part of its type: `worksheet`. */
  readonly type: string;
  readonly entry: string;
}

/** Reads everything of a workbook except the cells. @throws UnreadableFile */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const main = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument');
  if (!main || !archive.has(main.entry)) throw new UnreadableFile('notASpreadsheet');
  const relations = await relationsOf(archive, main.entry);
  const entryOf = (type: string) => relations.find((relation) => relation.type === type)?.entry;
  const { found, isFrom1904 } = await readSheets(archive, main.entry);
  return {
    sheets: found.flatMap(({ name, relationId }) => {
      const sheet = relations.find(({ id, type }) => id === relationId && type === 'worksheet');
      return sheet ? [{ name, entry: sheet.entry }] : [];
    }),
    sharedTexts: await readSharedTexts(archive, entryOf('sharedStrings')),
    formats: await readFormats(archive, entryOf('styles')),
    isFrom1904,
  };
}

/** Targets of an entry inside the archive; external links are left out. */
async function relationsOf(archive: Archive, entry: string): Promise<Relation[]> {
  const folder = path.dirname(entry);
  const relations: Relation[] = [];
  const name = path.join(folder, '_rels', `${path.basename(entry)}.rels`);
  await readXml(archive.read(name), {
    open: (tag, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) => {
      if (tag !== 'Relationship' || mode === 'External') return;
      relations.push({
        id,
        type: type.slice(type.lastIndexOf('/') + 1),
        entry: target.startsWith('/') ? target.slice(1) : path.join(folder, target),
      });
    },
  });
  return relations;
}

async function readSheets(archive: Archive, entry: string) {
  const found: { name: string; relationId: string }[] = [];
  let isFrom1904 = false;
  await readXml(archive.read(entry), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (tag !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      if (found.length === MAX_SHEETS) throw new UnreadableFile('tooManySheets', MAX_SHEETS);
      const relationId = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
      found.push({ name: attributes['name'] ?? '', relationId: relationId ?? '' });
    },
  });
  return { found, isFrom1904 };
}

async function readSharedTexts(archive: Archive, entry: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (entry === undefined || !archive.has(entry)) return texts;
  let current = '';
  const inside = new Set<string>();
  await readXml(archive.read(entry), {
    open: (tag) => {
      inside.add(tag);
      if (tag === 'si') current = '';
    },
    text: (text) => {
      // rPh contains the pronunciation of the text.
      if (inside.has('t') && !inside.has('rPh')) current += text;
    },
    close: (tag) => {
      inside.delete(tag);
      if (tag !== 'si') return;
      if (texts.length === MAX_CELLS) throw new UnreadableFile('tooManyCells', MAX_CELLS);
      texts.push(current);
    },
  });
  return texts;
}

async function readFormats(archive: Archive, entry: string | undefined): Promise<NumberFormat[]> {
  const codes = new Map<string, string>();
  const formats: NumberFormat[] = [];
  if (entry === undefined || !archive.has(entry)) return formats;
  let isCellStyle = false;
  await readXml(archive.read(entry), {
    open: (tag, { numFmtId: id = '0', formatCode = '' }) => {
      if (tag === 'numFmt') codes.set(id, formatCode);
      if (tag === 'cellXfs') isCellStyle = true;
      if (tag === 'xf' && isCellStyle) formats.push(numberFormat(Number(id), codes.get(id)));
    },
    close: (tag) => {
      if (tag === 'cellXfs') isCellStyle = false;
    },
  });
  return formats;
}
