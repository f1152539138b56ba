import { SaxesParser } from 'saxes';

import { UnreadableFile } from '../unreadable-file.js';

/** Handlers of an XML document during parsing. Names come without their prefix. */
export interface XmlHandlers {
  open(name: string, attributes: XmlAttributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

export type XmlAttributes = Readonly<Record<string, string | undefined>>;

const MAX_DEPTH = 64;
/** Longest text, comment or tag. */
const MAX_PIECE_CHARACTERS = 1024 * 1024;

/**
 * Feeds a document to the handlers, and yields after each piece of it. Stores none of it.
 * @throws UnreadableFile for a document that is not well-formed, has a DTD, or is larger or deeper than any workbook's
 */
export async function* parseXml<Handlers extends XmlHandlers>(
  content: AsyncIterable<Buffer>,
  handlers: Handlers,
): AsyncGenerator<Handlers> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let pendingCharacters = 0;
  const parser = parserFor(handlers, () => {
    pendingCharacters = 0;
  });
  for await (const piece of content) {
    const text = decode(decoder, piece);
    pendingCharacters += text.length;
    parser.write(text);
    if (pendingCharacters > MAX_PIECE_CHARACTERS) throw notASpreadsheet();
    yield handlers;
  }
  parser.close();
}

function parserFor(handlers: XmlHandlers, onParsed: () => void): SaxesParser {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', () => {
    throw notASpreadsheet();
  });
  parser.on('doctype', () => {
    throw notASpreadsheet();
  });
  parser.on('opentag', ({ name, attributes }) => {
    onParsed();
    depth += 1;
    if (depth > MAX_DEPTH) throw notASpreadsheet();
    handlers.open(localName(name), attributes);
  });
  parser.on('text', (text) => {
    onParsed();
    handlers.text?.(text);
  });
  parser.on('cdata', (text) => {
    onParsed();
    handlers.text?.(text);
  });
  parser.on('closetag', ({ name }) => {
    onParsed();
    depth -= 1;
    handlers.close?.(localName(name));
  });
  return parser;
}

/** Feeds a whole, small document to the handlers. @throws UnreadableFile */
export async function readXml(
  content: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
): Promise<void> {
  const pieces = parseXml(content, handlers);
  while (!(await pieces.next()).done);
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function decode(decoder: TextDecoder, piece: Buffer): string {
  try {
    return decoder.decode(piece, { stream: true });
  } catch {
    throw notASpreadsheet();
  }
}

const notASpreadsheet = () => new UnreadableFile('notASpreadsheet');
