import fs from 'node:fs';

/**
 * Text of an uploaded file in chunks: UTF-8, or Windows-1252 as spreadsheets still save CSV, whose accents are
 * invalid UTF-8.
 */
export async function* fileText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder((await isUtf8(path)) ? 'utf-8' : 'windows-1252');
  for await (const piece of bytesOf(path)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of bytesOf(path)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (isWrongLetter(error)) return false;
    throw error;
  }
}

const isWrongLetter = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

const bytesOf = (path: string): AsyncIterable<Buffer> => fs.createReadStream(path);
