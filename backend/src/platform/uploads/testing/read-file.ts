import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { readTable } from '../reading/read-table.js';
import type { TableFormat, TableLine } from '../reading/table-format.js';

const format: TableFormat<string> = { columns: ['Name', 'Rate'], needed: ['Name'], maxRows: 1_000 };

/** The rows of a file with this content, read in this thread. */
export async function readFile(
  content: Buffer | string,
  more: Partial<TableFormat<string>> = {},
): Promise<TableLine[]> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'table-'));
  try {
    const file = path.join(folder, 'file');
    await fs.writeFile(file, content);
    const lines = [];
    for await (const line of readTable(file, { ...format, ...more })) lines.push(line);
    return lines;
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

/** Only the cells. */
export const readCells = async (
  content: Buffer | string,
  more: Partial<TableFormat<string>> = {},
): Promise<(readonly string[])[]> => (await readFile(content, more)).map(({ cells }) => cells);
