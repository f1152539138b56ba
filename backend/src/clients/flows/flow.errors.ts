import { MAX_FLOWS_OF_CLIENT } from '@contracts/rules/integration-flow.js';
import { flowRefusals as texts } from '@contracts/texts/app/flow-refusals.js';

import { DomainError } from '../../platform/domain-error.js';
import { fill } from '../../platform/fill.js';

/** The client has as many flows as it may have. */
export class FlowLimitReached extends DomainError {
  readonly code = 'flow.limit';
  readonly refusal = 'conflict';

  constructor() {
    super(fill(texts.limit, { most: MAX_FLOWS_OF_CLIENT }));
  }
}

/** A flow that is turned off is not run. */
export class FlowIsOff extends DomainError {
  readonly code = 'flow.off';
  readonly refusal = 'conflict';

  constructor() {
    super(texts.isOff);
  }
}

/** Nothing is left to try: the file did not fail, or its content is refused for good. */
export class FileNotStuck extends DomainError {
  readonly code = 'flow.file_not_stuck';
  readonly refusal = 'conflict';

  constructor() {
    super(texts.notStuck);
  }
}
