import { SaxesParser } from 'saxes';

import { MAX_CELL_CHARACTERS } from '../file-budget.js';
import { UnreadableFile } from '../unreadable-file.js';
import { type DocumentFormat, MAX_DEPTH, MAX_ELEMENTS } from './document-format.js';
import { type Fields, isFields, noFields } from './record-fields.js';

interface Element {
  readonly name: string;
  readonly fields: Fields;
  text: string;
}

const MAX_REASON = 120;

/**
 * Records of an XML document, as they end. Supports only XML's own entities and no document type: nothing is fetched or
 * expanded.
 * @throws UnreadableFile
 */
export async function* xmlRecords(
  pieces: AsyncIterable<string>,
  document: DocumentFormat,
): AsyncGenerator<Fields> {
  const reader = new XmlReader(document);
  for await (const piece of pieces) {
    reader.write(piece);
    yield* reader.takeRecords();
  }
  reader.close();
  yield* reader.takeRecords();
}

class XmlReader {
  private readonly parser = new SaxesParser();
  private readonly open: Element[] = [];
  private readonly record: string;
  private records: Fields[] = [];
  private elements = 0;
  private errorElements = 0;
  private readonly errors: string | undefined;

  constructor({ record, format, list, errors }: DocumentFormat) {
    this.record = record.toLowerCase();
    this.errors = errors?.toLowerCase();
    this.parser.on('error', ({ message }) => {
      throw new UnreadableFile('notWellFormed', message.slice(0, MAX_REASON));
    });
    this.parser.on('doctype', () => {
      throw new UnreadableFile('documentType');
    });
    this.parser.on('opentag', ({ name, attributes }) => {
      const isRoot = this.elements === 0;
      this.begin(localName(name));
      if (isRoot && localName(name) !== list.toLowerCase())
        throw new UnreadableFile('noRecords', list, format);
      const declared = attributes['format'];
      if (isRoot && declared !== undefined && declared !== format)
        throw new UnreadableFile('otherFormat', format);
    });
    this.parser.on('text', (text) => {
      this.add(text);
    });
    this.parser.on('cdata', (text) => {
      this.add(text);
    });
    this.parser.on('closetag', () => {
      this.end();
    });
  }

  write(piece: string): void {
    this.parser.write(piece);
  }

  close(): void {
    this.parser.close();
  }

  takeRecords(): readonly Fields[] {
    const taken = this.records;
    this.records = [];
    return taken;
  }

  private begin(name: string): void {
    this.open.push({ name, fields: noFields(), text: '' });
    const isError = this.open[2] !== undefined && this.open[2].name === this.errors;
    if (isError) this.errorElements += 1;
    else this.elements += 1;
    if (Math.max(this.elements, this.errorElements) > MAX_ELEMENTS)
      throw new UnreadableFile('tooManyElements', MAX_ELEMENTS);
    if (this.open.length > MAX_DEPTH) throw new UnreadableFile('tooDeep', MAX_DEPTH);
  }

  private add(text: string): void {
    const element = this.open.at(-1);
    if (!element) return;
    element.text += text;
    if (element.text.length > MAX_CELL_CHARACTERS)
      throw new UnreadableFile('cellTooLong', MAX_CELL_CHARACTERS);
  }

  private end(): void {
    const element = this.open.pop();
    if (!element) return;
    const isWhole = this.open.length === 1 && element.name === this.record;
    if (isWhole) this.records.push(element.fields);
    else if (this.open.length > 1) addField(this.open.at(-1)?.fields ?? noFields(), element);
  }
}

/** A repeated name becomes a list. */
function addField(parent: Fields, { name, fields, text }: Element): void {
  const value = Object.keys(fields).length > 0 ? fields : text.trim();
  const before = parent[name];
  if (before === undefined) parent[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else if (isFields(before) || isFields(value)) parent[name] = [before, value];
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();
