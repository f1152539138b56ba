import type {
  ConnoteFormat,
  NumberBlock,
  PrefixRangeEvent,
} from '@contracts/events/prefix-range.events.js';

import { addNumbers, emptyIndex, type AssignmentIndex } from './assignment-index.js';
import { withGivenItems, type ItemNumbers } from './item-numbers.js';

export type Block = NumberBlock;

/** What one client's carrier account may number its consignments with. */
export interface Allotment {
  readonly clientId: number;
  /** Ascending; a later block is used when the ones before it are used up. */
  readonly blocks: readonly Block[];
  /** Number given out last; null before the first. */
  readonly latest: number | null;
  readonly isExhausted: boolean;
  readonly assigned: AssignmentIndex;
}

/**
 * The life of a connote prefix's numbers. A range is registered with its format, then handed out in
 * blocks to the carrier accounts of clients. Each account gives its numbers to consignments, upwards,
 * each number once and for ever; a consignment that asks again is told the number it has. When a block
 * is used up the account runs dry until it is allotted another. Where the carrier reads numbers of single
 * pieces, those come from one item range that all accounts share. A withdrawn range gives nothing more.
 */
export interface PrefixRange {
  /** 0 while it does not exist. */
  readonly id: number;
  readonly customerId: number;
  readonly format: ConnoteFormat;
  readonly block: Block;
  /** Last number of the last block handed out. */
  readonly allottedTo: number;
  readonly isWithdrawn: boolean;
  readonly accounts: ReadonlyMap<number, Allotment>;
  /** Null where pieces have no numbers of their own. */
  readonly items: ItemNumbers | null;
}

export const unknownRange: PrefixRange = {
  id: 0,
  customerId: 0,
  format: { prefix: '', digits: 0, checkDigit: 'NONE' },
  block: { from: 0, to: -1 },
  allottedTo: -1,
  isWithdrawn: false,
  accounts: new Map(),
  items: null,
};

export function evolve(range: PrefixRange, event: PrefixRangeEvent): PrefixRange {
  switch (event.type) {
    case 'RangeRegistered': {
      const { prefixRangeId: id, customerId, format, from, to, itemRange } = event.data;
      const items = itemRange
        ? { range: itemRange, latest: itemRange.from - 1, assigned: emptyIndex }
        : null;
      return { ...range, id, customerId, format, block: { from, to }, allottedTo: from - 1, items };
    }
    case 'RangeAllotted': {
      const { clientCarrierAccountId, clientId, from, to } = event.data;
      const allotted = withAccount(range, clientCarrierAccountId, (account) => ({
        ...account,
        clientId,
        blocks: [...account.blocks, { from, to }],
        isExhausted: false,
      }));
      return { ...allotted, allottedTo: to };
    }
    case 'NumbersAssigned':
      return withAccount(range, event.data.clientCarrierAccountId, (account) => ({
        ...account,
        latest: event.data.assignments.at(-1)?.number ?? account.latest,
        assigned: addNumbers(
          account.assigned,
          event.data.assignments.map(({ consignmentId, number }) => [consignmentId, number]),
        ),
      }));
    case 'ItemNumbersAssigned': {
      const items = range.items && withGivenItems(range.items, event.data.assignments);
      return { ...range, items };
    }
    case 'RangeExhausted':
      return withAccount(range, event.data.clientCarrierAccountId, (account) => ({
        ...account,
        isExhausted: true,
      }));
    case 'RangeWithdrawn':
      return { ...range, isWithdrawn: true };
  }
}

const emptyAllotment: Allotment = {
  clientId: 0,
  blocks: [],
  latest: null,
  isExhausted: false,
  assigned: emptyIndex,
};

function withAccount(
  range: PrefixRange,
  accountId: number,
  change: (account: Allotment) => Allotment,
): PrefixRange {
  const account = range.accounts.get(accountId) ?? emptyAllotment;
  return { ...range, accounts: new Map(range.accounts).set(accountId, change(account)) };
}
