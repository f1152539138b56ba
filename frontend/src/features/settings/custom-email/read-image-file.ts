import { imageTypeOf } from '@contracts/rules/image-type';
import { settingsRejections, settingsTexts } from '@contracts/texts/spec/settings';

/** GAP-55. */
const MAX_BYTES = 1024 * 1024;

/** A picture as a data URL, or the error. */
export type ImageFileResult = { readonly image: string } | { readonly problem: string };

/** Reads a file as an image of the email (SETTINGS-57), by its content, not its name. */
export async function readImageFile(file: File): Promise<ImageFileResult> {
  if (file.size > MAX_BYTES) return { problem: settingsRejections.imageTooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageTypeOf(bytes);
  return type === null
    ? { problem: settingsTexts.imageNotReadable }
    : { image: `data:${type};base64,${toBase64(bytes)}` };
}

/** Well below the maximum number of call arguments. */
const CHUNK = 0x8000;

function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  return btoa(parts.join(''));
}
