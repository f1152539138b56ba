import type { Recorded } from '@contracts/events/domain-event.js';
import type { NumberBlock, PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';
import type { EventStore } from '@event-store/event-store.js';

import type { NumberRequest } from '../domain/assign-numbers.js';
import type { HeldNumbers } from '../domain/item-numbers.js';

const PAGE_SIZE = 500;

/** Maximum difference between the clocks of backends and database. */
const CLOCK_SKEW_MS = 5 * 60_000;

/**
 * Numbers that the range assigned to the consignment since then: those of an operation whose first attempt ended before
 * the consignment was saved. Null if there are none. Reads the newest events, back to that time.
 */
export async function findAssigned(
  store: EventStore,
  stream: string,
  request: NumberRequest,
  since: string,
): Promise<HeldNumbers | null> {
  const from = new Date(Date.parse(since) - CLOCK_SKEW_MS).toISOString();
  const blocks: NumberBlock[] = [];
  for (let after: number | undefined; ;) {
    const page = await store.readStream(stream, {
      direction: 'backwards',
      limit: PAGE_SIZE,
      ...(after !== undefined && { after }),
    });
    for (const event of page) {
      if (event.metadata.recordedAt < from) return toHeldNumbers(null, blocks);
      blocks.push(...blocksIn(event, request));
      const number = numberIn(event, request);
      // Numbers of connote and pieces are assigned in one append, the connote's first.
      if (number !== null) return toHeldNumbers(number, blocks);
    }
    if (page.length < PAGE_SIZE) return toHeldNumbers(null, blocks);
    after = page.at(-1)?.revision;
  }
}

const toHeldNumbers = (
  number: number | null,
  blocks: readonly NumberBlock[],
): HeldNumbers | null => (number === null && blocks.length === 0 ? null : { number, blocks });

function numberIn(event: Recorded, request: NumberRequest): number | null {
  const { type, data } = event as Recorded<PrefixRangeEvent>;
  if (type !== 'NumbersAssigned') return null;
  if (data.clientCarrierAccountId !== request.clientCarrierAccountId) return null;
  const found = data.assignments.find((one) => one.consignmentId === request.consignmentId);
  return found?.number ?? null;
}

function blocksIn(event: Recorded, { consignmentId }: NumberRequest): NumberBlock[] {
  const { type, data } = event as Recorded<PrefixRangeEvent>;
  if (type !== 'ItemNumbersAssigned') return [];
  return data.assignments.filter((one) => one.consignmentId === consignmentId);
}
