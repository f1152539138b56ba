import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment.js';
import { domainErrorTexts } from '@contracts/texts/domain-errors.js';
import { trackingTexts } from '@contracts/texts/spec/tracking.js';

import { DomainError } from '../../platform/domain-error.js';

/** A problem with submitted content; `path` as in the request body. */
export interface ContentIssue {
  readonly path: string;
  readonly message: string;
}

/** The content breaks a submit rule. Carries the message of the first issue (CON-71 to CON-87). */
export class InvalidContent extends DomainError {
  readonly code = 'consignment.not_valid';
  readonly kind = 'invalid';

  constructor(
    message: string,
    override readonly details: readonly ContentIssue[],
  ) {
    super(message);
  }
}

export class NoCarrierSelected extends DomainError {
  readonly code = 'consignment.no_carrier';
  readonly kind = 'invalid';

  constructor() {
    super(createConsignmentTexts.noCarrier);
  }
}

/** The consignment is already with the carrier (GAP-34). */
export class NotOpen extends DomainError {
  readonly code = 'consignment.not_open';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.notOpen);
  }
}

/** One of several consignments in the same request, which was left as it is. */
export interface UnchangedConsignment {
  readonly id: number;
  readonly code: string;
  readonly message: string;
}

/** Some of several consignments were changed, and the others were changed by someone else first. */
export class PartlyChanged extends DomainError {
  readonly code = 'consignment.partly_changed';
  readonly kind = 'conflict';
  override readonly details: {
    readonly changedIds: readonly number[];
    readonly unchanged: readonly UnchangedConsignment[];
  };

  constructor(
    ids: readonly number[],
    rejected: readonly { readonly id: number; readonly error: DomainError }[],
  ) {
    const unchanged = rejected.map(({ id, error: { code, message } }) => ({ id, code, message }));
    const unchangedIds = new Set(unchanged.map(({ id }) => id));
    const changedIds = ids.filter((id) => !unchangedIds.has(id));
    super(
      domainErrorTexts.partlyChanged(changedIds.length, ids.length, unchanged[0]?.message ?? ''),
    );
    this.details = { changedIds, unchanged };
  }
}

export class AlreadyDeleted extends DomainError {
  readonly code = 'consignment.deleted';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.alreadyDeleted);
  }
}

/** Personal data is still needed to deliver the consignment. */
export class NotYetDelivered extends DomainError {
  readonly code = 'consignment.still_to_be_delivered';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.stillToBeDelivered);
  }
}

export class NotDeleted extends DomainError {
  readonly code = 'consignment.not_deleted';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.notDeleted);
  }
}

/** Authors and fields of the changes since the caller read the record. */
export interface EditConflict {
  readonly revision: number;
  readonly changedBy: readonly { readonly id: number; readonly name: string }[];
  readonly changedFields: readonly string[];
}

/** The edit was based on content that has changed since (GAP-61). */
export class RevisionConflict extends DomainError {
  readonly code = 'consignment.changed_by_another';
  readonly kind = 'conflict';

  constructor(override readonly details?: EditConflict) {
    super(domainErrorTexts.changedByAnother);
  }
}

/** A consignment cannot move to another client: its number and price belong to the first. */
export class ClientNotChangeable extends DomainError {
  readonly code = 'consignment.client_fixed';
  readonly kind = 'invalid';

  constructor() {
    super(domainErrorTexts.clientFixed);
  }
}

export class StatusNotChanged extends DomainError {
  readonly code = 'consignment.status_not_changed';
  readonly kind = 'conflict';

  constructor() {
    super(trackingTexts.statusUnchanged);
  }
}

/** Only manifested consignments are tracked (GAP-40). */
export class NotManifested extends DomainError {
  readonly code = 'consignment.not_manifested';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.notManifested);
  }
}

/** A draft, or a consignment whose connote the carrier has yet to issue (LIST-37). */
export class NotPrintable extends DomainError {
  readonly code = 'consignment.not_printable';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.notPrintable);
  }
}

/** The consignment cannot join the manifest; the message is the reason shown in `leftOut`. */
export class NotManifestable extends DomainError {
  readonly code = 'consignment.not_manifestable';
  readonly kind = 'conflict';
}
