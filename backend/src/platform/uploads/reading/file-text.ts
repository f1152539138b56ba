import fs from 'node:fs';

/** Encoding of a text file. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const SAMPLE_BYTES = 4096;

/**
 * Text of an uploaded file in chunks, without a byte order mark: UTF-8; UTF-16, as spreadsheets save "Unicode text";
 * or Windows-1252, as they still save CSV, whose accents are invalid UTF-8.
 */
export async function* fileText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path));
  for await (const chunk of bytesOf(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Encoding that `fileText` reads a file in. */
export async function encodingOf(path: string): Promise<Encoding> {
  const sample = await firstBytes(path, SAMPLE_BYTES);
  return utf16Of(sample) ?? ((await isUtf8(path)) ? 'utf-8' : 'windows-1252');
}

/** The first bytes of a file. */
export async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await fs.promises.open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Detects UTF-16 by its mark, or by every other byte being NUL, as in a table's headings. */
function utf16Of(sample: Buffer): Encoding | null {
  if (sample.subarray(0, 2).equals(UTF16_LE_BOM)) return 'utf-16le';
  if (sample.subarray(0, 2).equals(UTF16_BE_BOM)) return 'utf-16be';
  const even = shareOfNuls(sample, 0);
  const odd = shareOfNuls(sample, 1);
  if (odd > 0.7 && even < 0.1) return 'utf-16le';
  return even > 0.7 && odd < 0.1 ? 'utf-16be' : null;
}

const UTF16_LE_BOM = Buffer.from([0xff, 0xfe]);
const UTF16_BE_BOM = Buffer.from([0xfe, 0xff]);

/** Share of NUL among the bytes at even or odd offsets. */
function shareOfNuls(sample: Buffer, start: 0 | 1): number {
  let nuls = 0;
  for (let at = start; at < sample.length; at += 2) if (sample[at] === 0) nuls += 1;
  return nuls / Math.ceil(sample.length / 2);
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of bytesOf(path)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (isDecodingError(error)) return false;
    throw error;
  }
}

const isDecodingError = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

const bytesOf = (path: string): AsyncIterable<Buffer> => fs.createReadStream(path);
