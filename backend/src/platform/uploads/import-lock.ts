import { setTimeout as pause } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import { uploadTexts } from '@contracts/texts/spec/uploads.js';
import { closeSession, openSession } from '@event-store/postgres/responsive-session.js';

import { Environment } from '../config/environment.js';
import { DomainError } from '../domain-error.js';
import { TooBusy } from '../limits/limit.errors.js';
import { FairQueue } from '../limits/limits.interceptor.js';
import type { ImportedFile } from './imported-file.js';

/** First half of the advisory locks; the second is a hash of the owner, or of the owner and the file. */
const IMPORT_LOCK = 72_102;

/** Wait for a file that another process imports: shorter than a proxy waits for a response. */
const MAX_WAIT_MS = 30_000;
const POLL_MS = 200;
const RETRY_AFTER_SECONDS = 5;

/** GAP-17: the same file is being imported for this client. */
export class ImportInProgress extends DomainError {
  readonly code = 'import.under_way';
  readonly kind = 'conflict';

  constructor() {
    super(uploadTexts.underWay);
  }
}

/** Runs imports whose rows are imported one by one: an owner's one after the other, so that each sees the previous. */
@Injectable()
export class ImportLock {
  /** Limits sessions of this process: imports wait here, not in the database. */
  private readonly queue = new FairQueue({
    running: 8,
    runningPerKey: 1,
    waiting: 100,
    waitingPerKey: 4,
  });
  /** Files of this process that are being imported, or wait for another file of their owner. */
  private readonly underWay = new Set<string>();

  constructor(private readonly environment: Environment) {}

  /**
   * Waits while another file of the same owner is imported.
   * @throws ImportInProgress (409) when the same file is being imported for the same owner
   * @throws TooManyRequests, TooBusy
   */
  async runExclusive<Result>(
    { kind, owner, digest }: ImportedFile,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const ownerName = [kind, owner].join(' ');
    const fileName = [ownerName, digest].join(' ');
    if (this.underWay.has(fileName)) throw new ImportInProgress();
    this.underWay.add(fileName);
    try {
      return await this.queue.run(ownerName, () => this.withLocks(ownerName, fileName, work));
    } finally {
      this.underWay.delete(fileName);
    }
  }

  private async withLocks<Result>(
    ownerName: string,
    fileName: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    // A separate session: the locks end with it, so a crash releases them.
    const session = await openSession(this.environment.DATABASE_URL);
    const tryLock = async (name: string): Promise<boolean> => {
      const { rows } = await session.query<{ isOurs: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as "isOurs"',
        [IMPORT_LOCK, name],
      );
      return rows[0]?.isOurs === true;
    };
    try {
      if (!(await tryLock(fileName))) throw new ImportInProgress();
      const until = performance.now() + MAX_WAIT_MS;
      while (!(await tryLock(ownerName))) {
        if (performance.now() > until) throw new TooBusy(RETRY_AFTER_SECONDS);
        await pause(POLL_MS);
      }
      return await work();
    } finally {
      await closeSession(session);
    }
  }
}
