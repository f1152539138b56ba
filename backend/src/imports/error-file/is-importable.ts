import { stat } from 'node:fs/promises';

import { MAX_UNPACKED_MEGABYTES } from '../../platform/uploads/reading/file-budget.js';
import { UnreadableFile } from '../../platform/uploads/reading/unreadable-file.js';
import { Archive } from '../../platform/uploads/reading/xlsx/archive.js';
import { XLSX_TYPE } from '../../platform/uploads/write-xlsx.js';
import { MAX_FILE_MEGABYTES } from '../max-file-size.js';

const MEGABYTE = 1024 * 1024;

/** Whether a written error file is small enough to be imported again. */
export async function isImportable(path: string, contentType: string): Promise<boolean> {
  if ((await stat(path)).size > MAX_FILE_MEGABYTES * MEGABYTE) return false;
  return contentType !== XLSX_TYPE || canBeUnpacked(path);
}

async function canBeUnpacked(path: string): Promise<boolean> {
  try {
    const archive = await Archive.open(path, MAX_UNPACKED_MEGABYTES);
    archive.close();
    return true;
  } catch (error) {
    if (error instanceof UnreadableFile && error.error === 'tooMuchUnpacked') return false;
    throw error;
  }
}
