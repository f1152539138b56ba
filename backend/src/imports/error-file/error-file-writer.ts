import fs from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isAtomicKind } from '@contracts/rules/import-kinds.js';
import { errorFileName } from '@contracts/rules/error-file-name.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

import { FairQueue } from '../../platform/limits/limits.interceptor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { ThreadPool, ThreadTimeout } from '../../platform/threads/thread-pool.js';
import type { StoredRow } from '../import-rows.repository.js';
import { ErrorFileTooLarge } from '../import.errors.js';
import { ImportRepository } from '../import.repository.js';
import { ImportOwners } from '../kinds/import-owners.js';
import type { Import } from '../records/import.entity.js';
import type { ErrorFileBatch, ErrorFileTask } from './error-file.worker.js';
import type { LeftOutRow } from './left-out-rows.js';

/** A file to download. */
export interface WrittenFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** An import with rows left out. */
type ErrorFileSource = Pick<Import, 'id' | 'kind' | 'clientId' | 'customerId' | 'fileName'>;

interface LeftOutGroup {
  readonly no: number;
  readonly cells: readonly StoredRow[];
  readonly faults: readonly RowErrorView[];
}

const THREADS = 2;
const MAX_HEAP_MEGABYTES = 512;
const MAX_SECONDS = 120;
const MAX_WAITING = 100;
const MAX_WAITING_PER_CUSTOMER = 10;
const PAGE_GROUPS = 500;

/** Rows left out of import $1; for an atomic kind ($3) all rows if one has an error, since all are imported again. */
const leftOut = `
  select no, cells, faults from import_group
   where import_id = $1 and no > $2 and cells is not null
     and (action = 'ERROR' or outcome = 'FAILED' or $3 and exists (
       select from import_group e where e.import_id = $1 and (e.action = 'ERROR' or e.outcome = 'FAILED')))
   order by no limit ${PAGE_GROUPS}`;

/**
 * Writes the rows left out of an import with their errors, in the format of its file (ADR 62). A thread of its own
 * reads and writes; this process holds the two files, but never their cells.
 */
@Injectable()
export class ErrorFileWriter implements OnModuleDestroy {
  private readonly queue = new FairQueue({
    running: THREADS,
    runningPerKey: 1,
    waiting: MAX_WAITING,
    waitingPerKey: MAX_WAITING_PER_CUSTOMER,
  });
  private readonly pool = new ThreadPool<ErrorFileTask, ErrorFileBatch>({
    worker: path.join(import.meta.dirname, 'error-file.worker'),
    threads: THREADS,
    maxHeapMegabytes: MAX_HEAP_MEGABYTES,
    maxSeconds: MAX_SECONDS,
  });

  constructor(
    private readonly database: DataSource,
    private readonly imports: ImportRepository,
    private readonly owners: ImportOwners,
  ) {}

  /**
   * Customers take turns, whichever of their clients the import belongs to.
   * @throws RecordNotFound when no row was left out, or the file has been deleted
   * @throws ErrorFileTooLarge, TooManyRequests, TooBusy
   */
  async write(found: ErrorFileSource): Promise<WrittenFile> {
    const customerId = await this.owners.lastCustomerOf(found);
    const release = await this.queue.enter(String(customerId));
    const folder = await mkdtemp(path.join(os.tmpdir(), 'linehaul-errors-'));
    try {
      return await this.writeIn(folder, found);
    } finally {
      await rm(folder, { recursive: true, force: true });
      release();
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.destroy();
  }

  private async writeIn(
    folder: string,
    { id, kind, fileName }: Pick<Import, 'id' | 'kind' | 'fileName'>,
  ): Promise<WrittenFile> {
    const at = (name: string) => path.join(folder, name);
    const paths = { source: at('received'), rows: at('rows'), target: at('errors') };
    const count = await this.saveRows({ id, kind }, paths.rows);
    const received = count === 0 ? null : await this.imports.findReceived(id);
    if (!received) throw new RecordNotFound(`error file of import ${id}`);
    await writeFile(paths.source, received.content);
    const task = { kind, paths, mapping: received.mapping };
    const contentType = await this.run(task).catch(nullIfTooLarge);
    if (contentType === null) throw new ErrorFileTooLarge();
    const content = await readFile(paths.target);
    return { fileName: errorFileName(fileName), contentType, content };
  }

  /** Returns its media type; null if it is too large to be imported again. */
  private async run(task: ErrorFileTask): Promise<string | null> {
    let result: string | null = null;
    for await (const { contentType, isImportable } of this.pool.run(task))
      result = isImportable ? contentType : null;
    return result;
  }

  /** Returns their number. */
  private async saveRows(found: Pick<Import, 'id' | 'kind'>, target: string): Promise<number> {
    let count = 0;
    const countLine = () => {
      count += 1;
    };
    const lines = this.rowsOf(found, countLine);
    await pipeline(Readable.from(lines), fs.createWriteStream(target));
    return count;
  }

  private async *rowsOf(
    { id, kind }: Pick<Import, 'id' | 'kind'>,
    onRow: () => void,
  ): AsyncGenerator<string> {
    for (let after = 0, isLast = false; !isLast;) {
      const groups = await this.database.query<LeftOutGroup[]>(leftOut, [
        ...[id, after],
        isAtomicKind(kind),
      ]);
      for (const row of groups.flatMap(toRows)) {
        onRow();
        yield `${JSON.stringify(row)}\n`;
      }
      after = groups.at(-1)?.no ?? after;
      isLast = groups.length < PAGE_GROUPS;
    }
  }
}

/** Returns null if the thread ran out of time or memory, which happens only with files that are too large. */
export function nullIfTooLarge(error: unknown): null {
  const isOutOfMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (isOutOfMemory || error instanceof ThreadTimeout) return null;
  throw error;
}

const toRows = ({ cells, faults }: LeftOutGroup): LeftOutRow[] =>
  cells.map(({ row, values }) => ({
    ...{ row, values },
    faults: faults
      .filter((error) => error.row === row)
      .map(({ column, message }) => ({ column, message })),
  }));
