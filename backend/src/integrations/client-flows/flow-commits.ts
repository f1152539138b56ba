import type { FlowCommit } from '@contracts/rules/integration-flow.js';

import type { CommitCondition } from '../../imports/index.js';

/** When the import of a file is committed, by the option of its flow. */
export const commitConditionOf: Readonly<Record<FlowCommit, CommitCondition>> = {
  GOOD_ORDERS: 'GOOD_ROWS',
  ALL_OR_NOTHING: 'IF_NO_ERRORS',
  REVIEW: 'NEVER',
};
