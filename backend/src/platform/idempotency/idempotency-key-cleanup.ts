import { Injectable } from '@nestjs/common';

import { HourlyCleanup } from '../hourly-cleanup.js';
import { IdempotencyRepository } from './idempotency.repository.js';

/** Deletes expired results. */
@Injectable()
export class IdempotencyKeyCleanup extends HourlyCleanup {
  constructor(private readonly store: IdempotencyRepository) {
    super();
  }

  protected deleteOld(): Promise<unknown> {
    return this.store.deleteExpired();
  }
}
