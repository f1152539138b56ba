import { type Encoding, encodingOf, firstBytes } from './reading/file-text.js';

/** Encoding of a file, and whether it begins with a byte order mark. */
export interface TextEncoding {
  readonly name: Encoding;
  readonly hasMark: boolean;
}

const MARK = '\ufeff';
const UTF8_MARK = 'efbbbf';
const UTF16_MARKS = ['fffe', 'feff'];

const windowsBytes: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** Encoding of a file, to write another like it. */
export async function textEncodingOf(path: string): Promise<TextEncoding> {
  const start = (await firstBytes(path, UTF8_MARK.length / 2)).toString('hex');
  const hasMark = start === UTF8_MARK || UTF16_MARKS.includes(start.slice(0, 4));
  return { name: await encodingOf(path), hasMark };
}

/** Encodes text without a byte order mark; characters that Windows-1252 lacks become question marks. */
export function encodeText(text: string, { name }: Pick<TextEncoding, 'name'>): Buffer {
  switch (name) {
    case 'utf-8':
      return Buffer.from(text);
    case 'utf-16le':
      return Buffer.from(text, 'utf16le');
    case 'utf-16be':
      return Buffer.from(text, 'utf16le').swap16();
    case 'windows-1252':
      return Buffer.from(
        Array.from(text, (character) => windowsBytes.get(character) ?? QUESTION_MARK),
      );
  }
}

const QUESTION_MARK = 0x3f;

/** Byte order mark of a file; empty for one without. */
export const markOf = (encoding: TextEncoding): Buffer =>
  encoding.hasMark ? encodeText(MARK, encoding) : Buffer.alloc(0);

/** An encoding that can also represent this text: UTF-8 with a mark instead of Windows-1252 if it lacks a character. */
export function encodingFor(encoding: TextEncoding, texts: Iterable<string>): TextEncoding {
  if (encoding.name !== 'windows-1252') return encoding;
  for (const text of texts)
    for (const character of text)
      if (!windowsBytes.has(character)) return { name: 'utf-8', hasMark: true };
  return encoding;
}
