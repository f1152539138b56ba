import { Injectable } from '@nestjs/common';

import { HourlyCleanup } from '../hourly-cleanup.js';
import { IdempotencyStore } from './idempotency.store.js';

/** Deletes expired results. */
@Injectable()
export class IdempotencyKeyCleanup extends HourlyCleanup {
  constructor(private readonly store: IdempotencyStore) {
    super();
  }

  protected deleteOld(): Promise<unknown> {
    return this.store.forgetOld();
  }
}
