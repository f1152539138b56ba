import { settingsRefusals, settingsTexts } from '@contracts/texts/settings.js';

import { InvalidRequest } from '../../platform/invalid-request.js';

/** GAP-55. */
const MOST_BYTES = 1024 * 1024;

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * An image in base64, with or without the head of a data URL, as a data URL of what it really is.
 * @throws InvalidRequest when it is neither JPEG nor PNG, or larger than 1 MB
 */
export function readImage(given: string | null | undefined, path: string): string | null {
  if (!given) return null;
  const bytes = Buffer.from(given.replace(/^data:[^,]*,/, ''), 'base64');
  if (bytes.length > MOST_BYTES)
    throw new InvalidRequest([{ path, message: settingsRefusals.imageTooLarge }]);
  const type = typeOf(bytes);
  if (!type) throw new InvalidRequest([{ path, message: settingsTexts.imageNotReadable }]);
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function typeOf(bytes: Buffer): string | null {
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  return null;
}
