import fs from 'node:fs';

/**
 * The text of an uploaded file, piece by piece: UTF-8, or what Windows spreadsheets still save as plain CSV, where
 * an accent in UTF-8 would be no letter at all.
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
