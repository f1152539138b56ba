import { domainErrorTexts } from '@contracts/texts/domain-errors.js';
import { appRulesTexts } from '@contracts/texts/app/rules-fees.js';
import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees.js';

import type { RuleError } from '@contracts/rules/rules-fees.js';

import { DomainError } from '../../platform/domain-error.js';

/** A section of the form is partly filled in (RULES-52). */
export class RulesIncomplete extends DomainError {
  readonly code = 'rules.incomplete';
  readonly kind = 'invalid';
  override readonly details: readonly { readonly path: string; readonly message: string }[];

  constructor(errors: readonly RuleError[]) {
    const sections = [...new Set(errors.map(({ section }) => section))];
    super(texts.missing.replace('{sections}', sections.join(', ')));
    this.details = errors.map(({ path, message }) => ({ path, message }));
  }
}

/** The record already has its own rules; changing them needs the permission for it. */
export class RulesExist extends DomainError {
  readonly code = 'rules.exist';
  readonly kind = 'conflict';

  constructor() {
    super(appRulesTexts.exist);
  }
}

/** There is no level above the defaults of a carrier. */
export class CarrierDefaultNotRemovable extends DomainError {
  readonly code = 'rules.carrier_default';
  readonly kind = 'conflict';

  constructor() {
    super(appRulesTexts.defaultStays);
  }
}

/** Someone else has saved a newer version than the one the form was loaded from (GAP-61). */
export class RulesVersionConflict extends DomainError {
  readonly code = 'rules.changed_by_another';
  readonly kind = 'conflict';

  constructor() {
    super(domainErrorTexts.changedByAnother);
  }
}
