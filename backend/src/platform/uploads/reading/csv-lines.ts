import { pipeline, Readable } from 'node:stream';

import { CsvError, parse } from 'csv-parse';

import { withoutEscape } from '../formula-text.js';
import { fileText } from './file-text.js';
import { ERROR_FILE_CHARACTERS, MAX_ROW_CHARACTERS, type FileBudget } from './file-budget.js';
import type { FileLine } from './table-format.js';
import { UnreadableFile } from './unreadable-file.js';

interface ParsedLine {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
  readonly raw?: string;
}

/** Maximum characters of one line, which may be a line of an error file. */
const MAX_LINE_CHARACTERS = MAX_ROW_CHARACTERS + ERROR_FILE_CHARACTERS;

const options = {
  relax_column_count: true,
  info: true,
  max_record_size: MAX_LINE_CHARACTERS,
} as const;

/** Lines of a CSV or TSV file. @throws UnreadableFile */
export async function* csvLines(path: string, budget: FileBudget): AsyncGenerator<FileLine> {
  const text = await openText(path);
  for await (const { row, cells } of recordsOf(text, budget, false))
    yield { sheet: '', row, cells };
}

/** One line of a text file, with its text as in the file. */
export interface RawLine extends FileLine {
  /** Ends with the first character of its line end, unless it is the last line. */
  readonly raw: string;
}

/** A CSV or TSV file, to be written again. */
export interface RawTable {
  readonly delimiter: string;
  /** Excel's line above the heading that names the delimiter, with its end; usually empty. */
  readonly delimiterLine: string;
  readonly lineEnd: string;
  readonly lines: AsyncIterable<RawLine>;
}

/** Opens a CSV or TSV file with the text of its lines. @throws UnreadableFile, including while its lines are read */
export async function openRawTable(path: string, budget: FileBudget): Promise<RawTable> {
  const text = await openText(path);
  const { delimiter, delimiterLine, lineEnd } = text;
  return { delimiter, delimiterLine, lineEnd, lines: recordsOf(text, budget, true) };
}

async function* recordsOf(
  { text, delimiter, delimiterLine, lineEnd }: OpenText,
  budget: FileBudget,
  raw: boolean,
): AsyncGenerator<RawLine> {
  const linesAbove = delimiterLine === '' ? 0 : 1;
  const parser = parse({ ...options, delimiter, record_delimiter: lineEndsWith(lineEnd), raw });
  pipeline(Readable.from(text, { highWaterMark: 1 }), parser, () => undefined);
  try {
    for await (const { record, info, raw: source = '' } of parser as AsyncIterable<ParsedLine>) {
      budget.addCells(record.length, record.length);
      const cells = record.map(withoutEscape);
      yield { sheet: '', row: linesAbove + info.lines, cells, raw: source };
    }
  } catch (error) {
    throw error instanceof CsvError ? toUnreadable(error) : error;
  }
}

function toUnreadable({ code, lines }: CsvError & { readonly lines?: unknown }): UnreadableFile {
  if (code === 'CSV_MAX_RECORD_SIZE') return new UnreadableFile('rowTooLong', MAX_ROW_CHARACTERS);
  const line = typeof lines === 'number' ? lines : 1;
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return new UnreadableFile('notReadable', `a quote on line ${line} is not closed`);
  return new UnreadableFile('notReadable', `there is a quote inside a cell on line ${line}`);
}

/** Separator of cells: spreadsheets in some countries write semicolons. */
const delimiters = [',', ';', '\t', '|'];

/** Excel's own line above the heading. */
const DELIMITER_LINE = /^sep=(.)(?:\r\n|\r|\n)/i;
const LINE_END = /[\r\n]/;

interface OpenText {
  readonly text: AsyncIterable<string>;
  readonly delimiter: string;
  readonly delimiterLine: string;
  readonly lineEnd: string;
}

/** Selects the most frequent delimiter of the heading, unless the file names it. */
async function openText(path: string): Promise<OpenText> {
  const pieces = checkedText(path);
  let start = '';
  while (!LINE_END.test(start.trimStart()) || start.endsWith('\r')) {
    // blank lines above the heading may be no longer than a row
    if (start.length > MAX_LINE_CHARACTERS)
      throw new UnreadableFile('rowTooLong', MAX_ROW_CHARACTERS);
    const next = await pieces.next();
    if (next.done) break;
    start += next.value;
  }
  const [line = '', named] = DELIMITER_LINE.exec(start) ?? [];
  const [heading = ''] = start.trimStart().split(LINE_END, 1);
  const countOf = (delimiter: string) => heading.split(delimiter).length;
  const frequent = delimiters.reduce((best, delimiter) =>
    countOf(delimiter) > countOf(best) ? delimiter : best,
  );
  return {
    text: withStart(start.slice(line.length), pieces),
    delimiter: named ?? frequent,
    delimiterLine: line,
    lineEnd: lineEndOf(start.slice(line.length)),
  };
}

/** Line ends of a file whose first one is this: lines appended on another system end differently. */
const lineEndsWith = (first: string): string[] => (first === '\r' ? ['\r'] : ['\r\n', '\n']);

/** First line end outside quotes; a heading may have others inside. */
const lineEndOf = (start: string): string =>
  /\r\n|\r|\n/.exec(start.trimStart().replace(/"[^"]*"/g, ''))?.[0] ?? '\r\n';

async function* withStart(start: string, others: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* others;
}

/**
 * Text without NUL, which no table has. A line of only delimiters exceeds the row limit long before the parser would
 * notice, since it does not count empty cells.
 */
async function* checkedText(path: string): AsyncGenerator<string> {
  let length = 0;
  for await (const text of fileText(path)) {
    if (text.includes('\0')) throw new UnreadableFile('notATable');
    for (const [index, line] of text.split(LINE_END).entries()) {
      length = index === 0 ? length + line.length : line.length;
      if (length > MAX_LINE_CHARACTERS) throw new UnreadableFile('rowTooLong', MAX_ROW_CHARACTERS);
    }
    yield text;
  }
}
