import { appOperationsTexts } from '@contracts/texts/app/operations.js';

import { DomainError } from '../../platform/domain-error.js';

/** Someone else has taken it since the caller read it. */
export class TakenByAnother extends DomainError {
  readonly code = 'needs_person.taken';
  readonly kind = 'conflict';

  constructor(name: string | null) {
    super(
      name ? `${name} has already taken this item.` : appOperationsTexts.needs.takenBySomeoneElse,
    );
  }
}
