import { settingsRefusals, settingsTexts } from '@contracts/texts/settings';

/** GAP-55. */
const MOST_BYTES = 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png'];

/** What is wrong with a file as a picture of the mail (SETTINGS-57). */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!TYPES.includes(type)) return settingsTexts.imageNotReadable;
  return size > MOST_BYTES ? settingsRefusals.imageTooLarge : undefined;
}

/** Arguments a call can take, and a little less. */
const CHUNK = 0x8000;

/** The file as a data URL. */
export async function readPicture(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  return `data:${file.type};base64,${btoa(parts.join(''))}`;
}
