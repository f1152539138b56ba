import { createConsignmentTexts } from '@contracts/texts/create-consignment.js';
import { refusalTexts } from '@contracts/texts/refusals.js';
import { trackingTexts } from '@contracts/texts/tracking.js';

import { DomainError } from '../../platform/domain-error.js';

/** One thing wrong with what somebody typed; `path` as in the body of the request. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** The content breaks a submit rule. The message is that of the first fault (CON-71 to CON-87). */
export class ContentNotValid extends DomainError {
  readonly code = 'consignment.not_valid';
  readonly refusal = 'invalid';

  constructor(
    message: string,
    override readonly details: readonly Fault[],
  ) {
    super(message);
  }
}

export class NoCarrierSelected extends DomainError {
  readonly code = 'consignment.no_carrier';
  readonly refusal = 'invalid';

  constructor() {
    super(createConsignmentTexts.noCarrier);
  }
}

/** It is with the carrier already (GAP-34). */
export class NotOpen extends DomainError {
  readonly code = 'consignment.not_open';
  readonly refusal = 'conflict';

  constructor() {
    super(refusalTexts.notOpen);
  }
}

export class AlreadyDeleted extends DomainError {
  readonly code = 'consignment.deleted';
  readonly refusal = 'conflict';

  constructor() {
    super(refusalTexts.alreadyDeleted);
  }
}

/** Nothing is erased of what still has to find its receiver. */
export class StillToBeDelivered extends DomainError {
  readonly code = 'consignment.still_to_be_delivered';
  readonly refusal = 'conflict';

  constructor() {
    super(refusalTexts.stillToBeDelivered);
  }
}

export class NotDeleted extends DomainError {
  readonly code = 'consignment.not_deleted';
  readonly refusal = 'conflict';

  constructor() {
    super(refusalTexts.notDeleted);
  }
}

/** Who changed the record since the caller read it, and what. */
export interface ChangesSince {
  readonly revision: number;
  readonly changedBy: readonly { readonly id: number; readonly name: string }[];
  readonly changedFields: readonly string[];
}

/** The edit was made on a content that is no longer the current one (GAP-61). */
export class ChangedByAnother extends DomainError {
  readonly code = 'consignment.changed_by_another';
  readonly refusal = 'conflict';

  constructor(override readonly details?: ChangesSince) {
    super(refusalTexts.changedByAnother);
  }
}

/** A consignment stays with the client it was made for: its number and price are that client's. */
export class ClientFixed extends DomainError {
  readonly code = 'consignment.client_fixed';
  readonly refusal = 'invalid';

  constructor() {
    super(refusalTexts.clientFixed);
  }
}

export class StatusNotChanged extends DomainError {
  readonly code = 'consignment.status_not_changed';
  readonly refusal = 'conflict';

  constructor() {
    super(trackingTexts.statusUnchanged);
  }
}

/** Tracking belongs to consignments that a carrier has (GAP-40). */
export class NotManifested extends DomainError {
  readonly code = 'consignment.not_manifested';
  readonly refusal = 'conflict';

  constructor() {
    super(refusalTexts.notManifested);
  }
}

/** A draft, or a connote that the carrier has yet to give (LIST-37). */
export class NotPrintable extends DomainError {
  readonly code = 'consignment.not_printable';
  readonly refusal = 'conflict';

  constructor() {
    super(refusalTexts.notPrintable);
  }
}

/** It cannot join the manifest; the message is the reason that `leftOut` shows. */
export class NotManifestable extends DomainError {
  readonly code = 'consignment.not_manifestable';
  readonly refusal = 'conflict';
}
