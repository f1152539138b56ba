import {
  VERSION_CONFLICT_CODE,
  type VersionConflictView,
} from '@contracts/views/version-conflict.view.js';

import { DomainError } from '../domain-error.js';

/** The record was saved by someone else since the caller read it. */
export class VersionConflict extends DomainError {
  readonly code = VERSION_CONFLICT_CODE;
  readonly kind = 'conflict';

  constructor(override readonly details: VersionConflictView) {
    super(`Changed by ${details.changedBy?.name ?? 'someone else'} since you opened it`);
  }
}
