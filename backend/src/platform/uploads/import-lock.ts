import { setTimeout as pause } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import { uploadTexts } from '@contracts/texts/spec/uploads.js';

import { Environment } from '../config/environment.js';
import { MAX_POLL_MS, withSessionLocks } from '../database/session-locks.js';
import { DomainError } from '../domain-error.js';
import { TooBusy } from '../limits/limit.errors.js';
import { FairQueue } from '../limits/limits.interceptor.js';
import type { ImportedFile } from './imported-file.js';

/** First half of the advisory locks; the second is a hash of the owner, or of the owner and the file. */
const IMPORT_LOCK = 72_102;

/** Pause of a job before its part: a user's file that waits tries in between, so it goes first. */
const PAUSE_BEFORE_PART_MS = 2 * MAX_POLL_MS;
/** Longest wait of a job for a file that is imported at once: other owners' jobs need the slot. */
const MAX_PART_WAIT_MS = 2_000;

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
  private readonly inProgress = new Set<string>();

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
    if (this.inProgress.has(fileName)) throw new ImportInProgress();
    this.inProgress.add(fileName);
    try {
      return await this.queue.run(ownerName, () => this.withLocks(ownerName, fileName, work));
    } finally {
      this.inProgress.delete(fileName);
    }
  }

  /**
   * Runs part of a background import of the owner, between files that are imported at once: each sees the references of
   * the other. The number of parts is limited by the slots for their jobs.
   * @returns false if a file was being imported, and nothing has been done
   */
  async runPart(
    { kind, owner }: Pick<ImportedFile, 'kind' | 'owner'>,
    work: () => Promise<void>,
  ): Promise<boolean> {
    await pause(PAUSE_BEFORE_PART_MS);
    const wanted = importLock([kind, owner].join(' '));
    return withSessionLocks(this.environment.DATABASE_URL, async ({ lock }) => {
      const isOurs = await lock(wanted, MAX_PART_WAIT_MS).then(
        () => true,
        (error: unknown) => {
          if (error instanceof TooBusy) return false;
          throw error;
        },
      );
      if (isOurs) await work();
      return isOurs;
    });
  }

  private withLocks<Result>(
    ownerName: string,
    fileName: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return withSessionLocks(this.environment.DATABASE_URL, async ({ tryLock, lock }) => {
      if (!(await tryLock(importLock(fileName)))) throw new ImportInProgress();
      await lock(importLock(ownerName));
      return work();
    });
  }
}

const importLock = (name: string) => ({ key: `${IMPORT_LOCK}, hashtext($1)`, name });
