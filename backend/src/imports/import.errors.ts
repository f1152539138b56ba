import type { ImportKind } from '@contracts/rules/import-kinds.js';
import { importRateCardTexts } from '@contracts/texts/app/import-rate-cards.js';
import { importSampleTexts } from '@contracts/texts/app/import-sample.js';
import { importTexts as texts } from '@contracts/texts/app/imports.js';

import { DomainError } from '../platform/domain-error.js';
import { MAX_FILE_MEGABYTES } from './max-file-size.js';

/** The commit names an outdated plan. */
export class PlanChanged extends DomainError {
  readonly code = 'import.plan_changed';
  readonly kind = 'conflict';

  constructor() {
    super(texts.planChanged);
  }
}

/** Prices, dates, addresses or zones have changed since the plan; a new plan is being made. */
export class PlanOutdated extends DomainError {
  readonly code = 'import.plan_outdated';
  readonly kind = 'conflict';
  override readonly details: { readonly changed: number };

  /** @param changed references affected by the change */
  constructor(changed: number, kind: ImportKind) {
    super(texts.planOutdated[kind]);
    this.details = { changed };
  }
}

/** A plan that is saved atomically has errors. */
export class PlanHasErrors extends DomainError {
  readonly code = 'import.has_errors';
  readonly kind = 'conflict';

  constructor() {
    super(importRateCardTexts.hasErrors);
  }
}

/** There is no finished plan. */
export class ImportNotPlanned extends DomainError {
  readonly code = 'import.not_planned';
  readonly kind = 'conflict';

  constructor() {
    super(texts.notPlanned);
  }
}

/** It has been committed, or has ended. */
export class ImportNotOpen extends DomainError {
  readonly code = 'import.no_longer_open';
  readonly kind = 'conflict';

  constructor() {
    super(texts.noLongerOpen);
  }
}

/** The plan of a sample cannot be committed, except in a test environment. */
export class SampleNotCommittable extends DomainError {
  readonly code = 'import.sample';
  readonly kind = 'conflict';

  constructor() {
    super(importSampleTexts.notCommittable);
  }
}

/** No carrier accepts any order of the sample; the message says why. */
export class SampleNotPriced extends DomainError {
  readonly code = 'import.sample_not_priced';
  readonly kind = 'conflict';

  constructor(reason: string) {
    super(importSampleTexts.notPriced.replace('{reason}', () => reason));
  }
}

/** Only a run can be cancelled. */
export class ImportNotRunning extends DomainError {
  readonly code = 'import.not_running';
  readonly kind = 'conflict';

  constructor() {
    super(texts.notRunning);
  }
}

/** A run that is saved atomically is about to be saved, or has been: it ends within seconds. */
export class ImportBeingPublished extends DomainError {
  readonly code = 'import.being_published';
  readonly kind = 'conflict';

  constructor() {
    super(importRateCardTexts.beingPublished);
  }
}

/** The rows that were left out do not fit in a file that can be imported, so there is no error file. */
export class ErrorFileTooLarge extends DomainError {
  readonly code = 'import.error_file_too_large';
  readonly kind = 'notFound';

  constructor() {
    super(texts.errorFileTooLarge.replace('{most}', String(MAX_FILE_MEGABYTES)));
  }
}
