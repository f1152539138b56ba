import type { EventFacts } from '@contracts/public-events/public-event-facts.js';

/** A public event without its position: its type and its payload. */
export type Publication = {
  [Type in keyof EventFacts]: {
    readonly type: Type;
    readonly facts: EventFacts[Type];
    /** Time it happened, if different from when it was recorded. */
    readonly occurredAt?: string;
  };
}[keyof EventFacts];
