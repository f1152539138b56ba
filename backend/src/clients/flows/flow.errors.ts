import { MAX_FLOWS_PER_CLIENT } from '@contracts/rules/integration-flow.js';
import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';

import { DomainError } from '../../platform/domain-error.js';
import { interpolate } from '../../platform/interpolate.js';

/** The client has reached the maximum number of flows. */
export class FlowLimitReached extends DomainError {
  readonly code = 'flow.limit';
  readonly kind = 'conflict';

  constructor() {
    super(interpolate(texts.limit, { most: MAX_FLOWS_PER_CLIENT }));
  }
}

/** The flow is turned off and cannot run. */
export class FlowInactive extends DomainError {
  readonly code = 'flow.off';
  readonly kind = 'conflict';

  constructor() {
    super(texts.isOff);
  }
}

/** The flow collects files, or has not sent any. */
export class NothingToResend extends DomainError {
  readonly code = 'flow.nothing_sent';
  readonly kind = 'conflict';
}

/** Events of the flow are already being sent again. */
export class AlreadyResending extends DomainError {
  readonly code = 'flow.resending';
  readonly kind = 'conflict';

  constructor() {
    super(texts.isResending);
  }
}

/** The file cannot be ignored: it is being processed, or has ended. */
export class FileNotIgnorable extends DomainError {
  readonly code = 'flow.file_not_open';
  readonly kind = 'conflict';

  constructor() {
    super(texts.notIgnorable);
  }
}

/** The file is not a duplicate, or its content is no longer stored: it cannot be imported again. */
export class FileNotReimportable extends DomainError {
  readonly code = 'flow.file_not_repeated';
  readonly kind = 'conflict';

  constructor() {
    super(texts.notRepeated);
  }
}

/** The file cannot be retried: it has not failed, or its content was permanently rejected. */
export class FileNotRetriable extends DomainError {
  readonly code = 'flow.file_not_stuck';
  readonly kind = 'conflict';

  constructor() {
    super(texts.nothingToRetry);
  }
}
