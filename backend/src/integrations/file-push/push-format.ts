import { open } from 'node:fs/promises';

import type { IntegrationType } from '@contracts/views/client-integration.view.js';

import type { UploadedFile } from '../../platform/uploads/receive-file.js';

const formats: Readonly<Record<string, IntegrationType>> = {
  'application/json': 'JSON',
  'application/xml': 'XML',
  'text/xml': 'XML',
  'text/csv': 'CSV',
};

/** Media types of a pushed body. */
export const rawTypes: readonly string[] = Object.keys(formats);

const FIRST_BYTES = 256;

/**
 * Determines the format of a pushed file, in which it is also acknowledged. Files of a form are recognised by content,
 * since programs send them with different media types.
 */
export async function formatOf({ rawType, path }: UploadedFile): Promise<IntegrationType> {
  return (rawType ? formats[rawType] : undefined) ?? formatOfText(await firstText(path));
}

function formatOfText(text: string): IntegrationType {
  const [first] = text.replace(/^\uFEFF/, '').trimStart();
  if (first === '<') return 'XML';
  return first === '{' || first === '[' ? 'JSON' : 'CSV';
}

async function firstText(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
