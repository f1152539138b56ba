import { imageSize } from 'image-size';

import { imageTypeOf } from '@contracts/rules/image-type.js';
import { settingsRejections, settingsTexts } from '@contracts/texts/spec/settings.js';

import { InvalidRequest } from '../../platform/invalid-request.js';

/** GAP-55. */
const MAX_BYTES = 1024 * 1024;
/** Limit on pixels: a megabyte may unpack to a thousand times its size in every email client. */
const MAX_PIXELS = 16_000_000;

/**
 * Converts base64, with or without the prefix of a data URL, to a data URL with the type detected from the bytes; null
 * without an image.
 * @throws InvalidRequest unless it is JPEG or PNG of at most 1 MB and 16 megapixels
 */
export function readImage(input: string | null | undefined, path: string): string | null {
  if (!input) return null;
  const bytes = Buffer.from(input.replace(/^data:[^,]*,/, ''), 'base64');
  if (bytes.length > MAX_BYTES)
    throw new InvalidRequest([{ path, message: settingsRejections.imageTooLarge }]);
  const type = imageTypeOf(bytes);
  if (!type) throw new InvalidRequest([{ path, message: settingsTexts.imageNotReadable }]);
  if (pixelsOf(bytes) > MAX_PIXELS)
    throw new InvalidRequest([{ path, message: settingsRejections.imageTooManyPixels }]);
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** Pixels as stated in its header; 0 if there is none: such an image is not rendered. */
function pixelsOf(bytes: Buffer): number {
  try {
    const { width, height } = imageSize(bytes);
    return width * height;
  } catch {
    return 0;
  }
}
