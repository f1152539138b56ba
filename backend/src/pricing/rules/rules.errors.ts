import { refusalTexts } from '@contracts/texts/refusals.js';
import { rulesFeesTexts as texts } from '@contracts/texts/rules-fees.js';

import type { WrongRule } from '@contracts/rules/rules-fees.js';

import { DomainError } from '../../platform/domain-error.js';

/** Some sections of the form are half filled (RULES-52). */
export class RulesIncomplete extends DomainError {
  readonly code = 'rules.incomplete';
  readonly refusal = 'invalid';
  override readonly details: readonly { readonly path: string; readonly message: string }[];

  constructor(wrong: readonly WrongRule[]) {
    const sections = [...new Set(wrong.map(({ section }) => section))];
    super(texts.missing.replace('{sections}', sections.join(', ')));
    this.details = wrong.map(({ path, message }) => ({ path, message }));
  }
}

/** Somebody saved a newer version than the one that was read (GAP-61). */
export class RulesChangedByAnother extends DomainError {
  readonly code = 'rules.changed_by_another';
  readonly refusal = 'conflict';

  constructor() {
    super(refusalTexts.changedByAnother);
  }
}
