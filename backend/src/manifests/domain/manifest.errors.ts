import { consignmentListTexts } from '@contracts/texts/consignment-list.js';
import { createConsignmentTexts } from '@contracts/texts/create-consignment.js';
import { refusalTexts } from '@contracts/texts/refusals.js';

import { DomainError } from '../../platform/domain-error.js';

/** The selected consignments do not make one manifest; the screen shows the message as it is (MAN-78). */
export class CannotManifest extends DomainError {
  readonly code: string;
  readonly refusal = 'conflict';

  constructor(
    reason: 'empty' | 'different_kinds' | 'different_dates' | 'deleted' | 'manifested',
    override readonly details?: unknown,
  ) {
    super(`${refusalTexts.cannotManifest}${reasons[reason]}`);
    this.code = `manifest.${reason}`;
  }
}

const reasons = {
  empty: refusalTexts.manifestEmpty,
  different_kinds: consignmentListTexts.differentKinds,
  different_dates: consignmentListTexts.differentDates,
  deleted: refusalTexts.alreadyDeleted,
  manifested: refusalTexts.alreadyManifested,
} as const;

/** The day is past, or no truck can come that early: the user has to accept another (MAN-82, GAP-44). */
export class RolloverRequired extends DomainError {
  readonly code = 'manifest.rollover_required';
  readonly refusal = 'conflict';
  override readonly details: { readonly dispatchDate: string };

  constructor(dispatchDate: string) {
    const reason = refusalTexts.rolloverRequired.replace('{date}', dispatchDate);
    super(`${refusalTexts.cannotManifest}${reason}`);
    this.details = { dispatchDate };
  }
}

/** A pickup needs both times, in their order (MAN-64). */
export class PickupTimesNotValid extends DomainError {
  readonly code = 'manifest.pickup_times';
  readonly refusal = 'invalid';

  constructor(reason: 'incomplete' | 'reversed') {
    super(
      reason === 'incomplete'
        ? createConsignmentTexts.slotIncomplete
        : createConsignmentTexts.slotReversed,
    );
  }
}

/** It is still being made: there is nothing to send again yet. */
export class NotSubmitted extends DomainError {
  readonly code = 'manifest.not_submitted';
  readonly refusal = 'conflict';

  constructor() {
    super(refusalTexts.manifestUnderWay);
  }
}

/** GAP-38: names the manifests that do not exist, or are out of the caller's reach. */
export class UnknownManifests extends DomainError {
  readonly code = 'record.not_found';
  readonly refusal = 'notFound';
  override readonly details: { readonly missingIds: readonly number[] };

  constructor(missingIds: readonly number[]) {
    super(`Manifest not found: ${missingIds.join(', ')}`);
    this.details = { missingIds };
  }
}
