import type { MessagePort } from 'node:worker_threads';

import type { ImportKind } from '@contracts/rules/import-kinds.js';
import type { ColumnMapping } from '@contracts/views/import-columns.view.js';

import { serveRequests } from '../../platform/threads/serve-requests.js';
import type { ThreadBatch } from '../../platform/threads/thread-pool.js';
import type { TextEncoding } from '../../platform/uploads/encode-text.js';
import { fileKindOf } from '../../platform/uploads/reading/read-table.js';
import { XLSX_TYPE } from '../../platform/uploads/write-xlsx.js';
import { templateOf } from '../kinds/template-of.js';
import { isImportable } from './is-importable.js';
import { type ErrorFile, type ErrorFilePaths, readLeftOutRows } from './left-out-rows.js';
import { writeErrorDocument } from './write-error-document.js';
import { writeErrorText } from './write-error-text.js';
import { writeErrorWorkbook } from './write-error-workbook.js';

/** An error file to write in its own thread. */
export interface ErrorFileTask {
  readonly kind: ImportKind;
  readonly paths: ErrorFilePaths;
  readonly mapping: ColumnMapping | null;
}

/** Result of writing an error file. */
export interface ErrorFileBatch extends ThreadBatch {
  readonly contentType: string;
  /** Whether it is small enough to be imported again. */
  readonly isImportable: boolean;
}

/** Writes an error file in the format of the file. */
export default async function writeErrorFileTask({
  kind,
  paths,
  mapping,
  port,
}: ErrorFileTask & { port: MessagePort }): Promise<void> {
  await serveRequests(port, batchesOf({ kind, paths, mapping }));
}

async function* batchesOf({ kind, paths, mapping }: ErrorFileTask): AsyncGenerator<ErrorFileBatch> {
  const rows = await readLeftOutRows(paths.rows);
  const contentType = await write({ template: templateOf(kind), paths, mapping, rows });
  yield { contentType, isImportable: await isImportable(paths.target, contentType), isLast: true };
}

/** Returns its media type. */
async function write(file: ErrorFile): Promise<string> {
  const kind = await fileKindOf(file.paths.source);
  if (kind === 'workbook') {
    await writeErrorWorkbook(file);
    return XLSX_TYPE;
  }
  const encoding =
    kind === 'text' ? await writeErrorText(file) : await writeErrorDocument(kind, file);
  return `${kind === 'text' ? 'text/csv' : `application/${kind}`}; charset=${charsetOf(encoding)}`;
}

/** With a byte order mark, UTF-16 does not need the byte order in its name. */
const charsetOf = ({ name, hasMark }: TextEncoding): string =>
  name.startsWith('utf-16') && hasMark ? 'utf-16' : name;
