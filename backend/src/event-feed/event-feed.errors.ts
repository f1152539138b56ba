import { domainErrorTexts } from '@contracts/texts/domain-errors.js';

import { DomainError } from '../platform/domain-error.js';

/** The cursor was not issued to this reader by this installation, or was altered. */
export class CursorInvalid extends DomainError {
  readonly code = 'events.cursor_invalid';
  readonly kind = 'invalid';

  constructor() {
    super(domainErrorTexts.cursorInvalid);
  }
}
