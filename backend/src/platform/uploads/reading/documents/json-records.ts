import { parseExactJson } from '../../../exact-json.js';
import { UnreadableFile } from '../unreadable-file.js';
import { type DocumentFormat, MAX_DEPTH } from './document-format.js';
import { type Fields, isFields, noFields } from './record-fields.js';
import { toError } from '../../../to-error.js';

/** Records of a JSON document. @throws UnreadableFile */
export async function* jsonRecords(
  pieces: AsyncIterable<string>,
  { format, list }: DocumentFormat,
): AsyncGenerator<Fields> {
  let text = '';
  for await (const piece of pieces) text += piece;
  assertShallow(text);
  const document = parse(text);
  const fields = isFields(document) ? lowered(document) : null;
  const declared = fields?.['format'];
  if (typeof declared === 'string' && declared !== format)
    throw new UnreadableFile('otherFormat', format);
  const records = fields ? fields[list.toLowerCase()] : document;
  if (!Array.isArray(records)) throw new UnreadableFile('noRecords', list, format);
  for (const record of records) yield isFields(record) ? deeplyLowered(record) : noFields();
}

const ESCAPE_OR_SIGN = /\\.|["{}[\]]/gs;
const levels: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** Deeply nested documents are rejected before they are parsed. */
function assertShallow(text: string): void {
  let depth = 0;
  let isText = false;
  for (const [found] of text.matchAll(ESCAPE_OR_SIGN)) {
    if (found === '"') isText = !isText;
    else if (!isText) depth += levels[found] ?? 0;
    if (depth > MAX_DEPTH) throw new UnreadableFile('tooDeep', MAX_DEPTH);
  }
}

function parse(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch (error) {
    throw new UnreadableFile('notWellFormed', toError(error).message.slice(0, MAX_REASON));
  }
}

const MAX_REASON = 120;

function lowered(given: Fields): Fields {
  const fields = noFields();
  for (const [name, value] of Object.entries(given)) fields[name.toLowerCase()] = value;
  return fields;
}

/** The depth was checked. */
function deeplyLowered(given: Fields): Fields {
  const fields = lowered(given);
  for (const [name, value] of Object.entries(fields)) fields[name] = loweredPart(value);
  return fields;
}

function loweredPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(loweredPart);
  return isFields(value) ? deeplyLowered(value) : value;
}
