import { Injectable } from '@nestjs/common';

import { uploadTexts } from '@contracts/texts/spec/uploads.js';
import { closeSession, openSession } from '@event-store/postgres/responsive-session.js';

import { Environment } from '../config/environment.js';
import { DomainError } from '../domain-error.js';
import type { ImportedFile } from './imported-file.js';

/** First half of the advisory lock; the second is a hash of the file and its owner. */
const IMPORT_LOCK = 72_102;

/** GAP-17: the same file is being imported for this client. */
export class ImportInProgress extends DomainError {
  readonly code = 'import.under_way';
  readonly kind = 'conflict';

  constructor() {
    super(uploadTexts.underWay);
  }
}

/** Prevents concurrent imports of a file whose rows are imported one by one. */
@Injectable()
export class ImportLock {
  constructor(private readonly environment: Environment) {}

  /** @throws ImportInProgress (409) when the same file is being imported for the same owner */
  async runExclusive<Result>(
    { kind, owner, digest }: ImportedFile,
    work: () => Promise<Result>,
  ): Promise<Result> {
    // A separate session: the lock ends with it, so a crash releases it.
    const session = await openSession(this.environment.DATABASE_URL);
    try {
      const { rows } = await session.query<{ isOurs: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as "isOurs"',
        [IMPORT_LOCK, [kind, owner, digest].join(' ')],
      );
      if (!rows[0]?.isOurs) throw new ImportInProgress();
      return await work();
    } finally {
      await closeSession(session);
    }
  }
}
