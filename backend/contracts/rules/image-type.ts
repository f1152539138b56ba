/** Types of pictures in emails. */
export type ImageType = 'image/jpeg' | 'image/png';

const signatures: readonly (readonly [type: ImageType, bytes: readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** Detects the type from the file's first bytes, regardless of its name; null if it is not a picture. */
export const imageTypeOf = (bytes: Uint8Array): ImageType | null =>
  signatures.find(([, signature]) =>
    signature.every((byte, index) => bytes[index] === byte),
  )?.[0] ?? null;
