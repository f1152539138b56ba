import type {
  SetUpCellView,
  SetUpReason,
  SetUpState,
  SetUpStep,
} from '@contracts/views/set-up.view.js';

/** A cell of the set-up page. */
export const cell = (
  step: SetUpStep,
  state: SetUpState,
  reason: SetUpReason,
  {
    count = null,
    at = null,
    name = null,
  }: Partial<Pick<SetUpCellView, 'count' | 'at' | 'name'>> = {},
): SetUpCellView => ({ step, state, reason, count, at, name });

export const isOpen = ({ state }: SetUpCellView): boolean => state !== 'DONE' && state !== 'ASK';
