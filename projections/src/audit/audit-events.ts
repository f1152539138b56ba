import type { Recorded } from '@contracts/events/domain-event.js';
import type { EventStore } from '@event-store/event-store.js';

import { ItemNumberAuditor } from './item-number-auditor.js';
import { NumberAuditor } from './number-auditor.js';
import { StreamAuditor } from './stream-auditor.js';

const BATCH = 2_000;

/** Maximum number of defects stored; further ones are dropped. */
const MAX_REPORTED_DEFECTS = 1_000;

export interface EventAudit {
  readonly events: number;
  readonly streams: number;
  readonly numbers: number;
  readonly itemNumbers: number;
  /** The first defects. */
  readonly defects: readonly string[];
}

/** Checks streams and numbers. Expects stored events, in order. */
export class EventAuditor {
  private readonly streams: StreamAuditor;
  private readonly numbers = new NumberAuditor();
  private readonly items = new ItemNumberAuditor();
  private readonly defects: string[] = [];

  constructor(store: EventStore) {
    this.streams = new StreamAuditor(store);
  }

  async check(events: readonly Recorded[]): Promise<void> {
    const found = await this.streams.check(events);
    for (const event of events)
      found.push(...this.numbers.check(event), ...this.items.check(event));
    this.defects.push(...found.slice(0, MAX_REPORTED_DEFECTS - this.defects.length));
  }

  get result(): EventAudit {
    return {
      events: this.streams.events,
      streams: this.streams.streams,
      numbers: this.numbers.numbers,
      itemNumbers: this.items.numbers,
      defects: this.defects,
    };
  }
}

/** Reads every existing event once, as stored, and checks it; `onEvents` receives the same events. */
export async function auditEvents(
  store: EventStore,
  onEvents: (events: readonly Recorded[]) => Promise<void> = () => Promise.resolve(),
): Promise<EventAudit> {
  const auditor = new EventAuditor(store);
  const target = await store.lastPosition();
  for (let after = ''; after < target;) {
    const { events, scannedTo } = await store.readAll({ after, limit: BATCH });
    await auditor.check(events);
    await onEvents(events);
    after = scannedTo;
  }
  return auditor.result;
}
