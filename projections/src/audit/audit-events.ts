import type { EventStore } from '@event-store/event-store.js';

import { ItemNumberAuditor } from './item-number-auditor.js';
import { NumberAuditor } from './number-auditor.js';
import { StreamAuditor } from './stream-auditor.js';

const BATCH = 5_000;

export interface EventAudit {
  readonly events: number;
  readonly streams: number;
  readonly numbers: number;
  readonly itemNumbers: number;
  readonly faults: readonly string[];
}

/** Reads every event there is at the start, as it stands in the store, and checks streams and numbers. */
export async function auditEvents(store: EventStore): Promise<EventAudit> {
  const streams = new StreamAuditor();
  const numbers = new NumberAuditor();
  const items = new ItemNumberAuditor();
  const faults: string[] = [];
  const target = await store.lastPosition();

  for (let after = ''; after < target;) {
    const { events, scannedTo } = await store.readAll({ after, limit: BATCH });
    for (const event of events) {
      const fault = streams.check(event);
      if (fault) faults.push(fault);
      faults.push(...numbers.check(event), ...items.check(event));
    }
    after = scannedTo;
  }
  return {
    events: streams.events,
    streams: streams.streams,
    numbers: numbers.numbers,
    itemNumbers: items.numbers,
    faults,
  };
}
