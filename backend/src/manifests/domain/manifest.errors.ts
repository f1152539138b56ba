import { formatDay } from '@contracts/rules/calendar-day.js';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list.js';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment.js';
import { domainErrorTexts } from '@contracts/texts/domain-errors.js';

import { DomainError } from '../../platform/domain-error.js';

type Reason = 'empty' | 'different_kinds' | 'different_dates' | 'deleted' | 'manifested';

/** The selected consignments cannot form one manifest; the screen shows the message unchanged (MAN-78). */
export class CannotManifest extends DomainError {
  readonly code: `manifest.${Reason}`;
  readonly kind = 'conflict';

  constructor(
    reason: Reason,
    override readonly details?: unknown,
  ) {
    super(`${domainErrorTexts.cannotManifest}${reasons[reason]}`);
    this.code = `manifest.${reason}`;
  }
}

const reasons = {
  empty: domainErrorTexts.manifestEmpty,
  different_kinds: consignmentListTexts.differentKinds,
  different_dates: consignmentListTexts.differentDates,
  deleted: domainErrorTexts.alreadyDeleted,
  manifested: domainErrorTexts.alreadyManifested,
} as const;

/** The date is past, or too early for the next pickup: the user has to accept a later one (MAN-82, GAP-44). */
export class RolloverRequired extends DomainError {
  readonly code = 'manifest.rollover_required';
  readonly kind = 'conflict';
  override readonly details: { readonly dispatchDate: string };

  constructor(dispatchDate: string) {
    const reason = domainErrorTexts.rolloverRequired.replace('{date}', formatDay(dispatchDate));
    super(`${domainErrorTexts.cannotManifest}${reason}`);
    this.details = { dispatchDate };
  }
}

const pickupTexts = {
  incomplete: createConsignmentTexts.slotIncomplete,
  reversed: createConsignmentTexts.slotReversed,
  other_day: domainErrorTexts.pickupOtherDay,
  past: domainErrorTexts.pickupPast,
  after_cut_off: domainErrorTexts.pickupAfterCutOff,
} as const;

/** A pickup needs both times, in order (MAN-64), on the dispatch day, in the future, and before a cut-off that is enforced. */
export class InvalidPickupTimes extends DomainError {
  readonly code = 'manifest.pickup_times';
  readonly kind = 'invalid';

  constructor(reason: keyof typeof pickupTexts) {
    super(pickupTexts[reason]);
  }
}

/** The manifest is still in progress, so there is nothing to resend. */
export class NotSubmitted extends DomainError {
  readonly code = 'manifest.not_submitted';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.manifestInProgress);
  }
}

/** GAP-38: names the manifests that do not exist or are outside the caller's scope. */
export class ManifestsNotFound extends DomainError {
  readonly code = 'record.not_found';
  readonly kind = 'notFound';
  override readonly details: { readonly missingIds: readonly number[] };

  constructor(missingIds: readonly number[]) {
    super(`Manifest not found: ${missingIds.join(', ')}`);
    this.details = { missingIds };
  }
}
