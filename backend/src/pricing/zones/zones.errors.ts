import { zoneTexts } from '@contracts/texts/zones.js';

import { DomainError } from '../../platform/domain-error.js';

/** A suburb lies in one zone of each carrier and priority. */
export class PriorityTaken extends DomainError {
  readonly code = 'suburb_zone.priority_taken';
  readonly refusal = 'conflict';

  constructor() {
    super(zoneTexts.priorityTaken);
  }
}
