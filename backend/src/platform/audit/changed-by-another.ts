import { STALE_SAVE_CODE, type StaleSaveView } from '@contracts/views/stale-save.view.js';

import { DomainError } from '../domain-error.js';

/** The record was saved by someone else since the caller read it. */
export class ChangedByAnother extends DomainError {
  readonly code = STALE_SAVE_CODE;
  readonly refusal = 'conflict';

  constructor(override readonly details: StaleSaveView) {
    super(`Changed by ${details.changedBy?.name ?? 'somebody else'} since you opened it`);
  }
}
