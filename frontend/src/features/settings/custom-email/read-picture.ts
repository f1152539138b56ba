import { settingsRefusals, settingsTexts } from '@contracts/texts/spec/settings';

/** GAP-55. */
const MAX_BYTES = 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png'];

/** Validates a file as an image of the email (SETTINGS-57). */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!TYPES.includes(type)) return settingsTexts.imageNotReadable;
  return size > MAX_BYTES ? settingsRefusals.imageTooLarge : undefined;
}

/** Safely below the maximum number of call arguments. */
const CHUNK = 0x8000;

/** Reads the file as a data URL. */
export async function readPicture(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  return `data:${file.type};base64,${btoa(parts.join(''))}`;
}
