import { zoneTexts } from '@contracts/texts/spec/zones.js';

import { DomainError } from '../../platform/domain-error.js';

/** The suburb is in another zone of the same carrier and priority. */
export class ZonePriorityTaken extends DomainError {
  readonly code = 'suburb_zone.priority_taken';
  readonly kind = 'conflict';

  constructor() {
    super(zoneTexts.priorityTaken);
  }
}
