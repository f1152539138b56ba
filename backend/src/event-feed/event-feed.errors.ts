import { domainErrorTexts } from '@contracts/texts/domain-errors.js';

import { DomainError } from '../platform/domain-error.js';
import { interpolate } from '../platform/interpolate.js';

/** The cursor was not issued to this reader by this installation, or was altered. */
export class InvalidCursor extends DomainError {
  readonly code = 'events.cursor_invalid';
  readonly kind = 'invalid';

  constructor() {
    super(domainErrorTexts.cursorInvalid);
  }
}

/** Events after the cursor, or since the instant, were deleted because of their age. */
export class CursorExpired extends DomainError {
  readonly code = 'events.cursor_expired';
  readonly kind = 'gone';
  override readonly details: { readonly earliest: string };

  /** @param earliest instant since which all events are kept */
  constructor(earliest: Date) {
    const details = { earliest: earliest.toISOString() };
    super(interpolate(domainErrorTexts.cursorExpired, details));
    this.details = details;
  }
}
