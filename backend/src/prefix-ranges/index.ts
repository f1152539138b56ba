export { AllotRange, type Allotted } from './commands/allot-range.command.js';
export { ConnoteNumbers } from './commands/connote-numbers.js';
export { RegisterRange } from './commands/register-range.command.js';
export { WithdrawRange } from './commands/withdraw-range.command.js';
export type { AllotmentRequest, NewRange } from './domain/allotting.js';
export { formatConnote } from './domain/connote-format.js';
export { printedItemNumber, printedItemNumbers } from './domain/item-format.js';
export {
  ConnotesExhausted,
  NoNumbersAllotted,
  NotEnoughNumbers,
} from './domain/prefix-range.errors.js';
export { PrefixRangesModule } from './prefix-ranges.module.js';
export { RangeUsage, type AccountUsage } from './queries/range-usage.js';
export { AllottedBlocks, type AccountBlocks } from './queries/allotted-blocks.js';
export { MasterRangeUsage } from './queries/master-range-usage.js';
