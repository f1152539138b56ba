import { type Attributes, SpanKind } from '@opentelemetry/api';

import type { Position, Recorded } from '@contracts/events/domain-event.js';

import {
  type AppendOptions,
  type AppendResult,
  type EventBatch,
  EventStore,
  type ExpectedRevision,
  type NewEvent,
  type ReadAllOptions,
  type ReadStreamOptions,
  type SubscribeOptions,
} from './event-store.js';

/** Records steps of actions, which are identified by their correlation ids. */
interface StepRecorder {
  during<Result>(step: Step, work: () => Promise<Result>, correlationId?: string): Promise<Result>;
  record(correlationId: string, step: Step, startedAt: number): void;
}

interface Step {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
}

/** A batch of an import or a rebuild concerns too many actions to follow one by one. */
const MAX_ACTIONS_PER_BATCH = 100;

/** Actions that caused these events, each once; empty if there are too many to follow. */
export function actionsOf(events: readonly Recorded[]): readonly string[] {
  const actions = [...new Set(events.map(({ metadata }) => metadata.correlationId))];
  return actions.length > MAX_ACTIONS_PER_BATCH ? [] : actions;
}

/** Traces the appends of an action and the work of its followers; returns the store itself without a recorder. */
export const withTracing = (store: EventStore, recorder: StepRecorder | null): EventStore =>
  recorder ? new TracedEventStore(store, recorder) : store;

class TracedEventStore extends EventStore {
  constructor(
    private readonly inner: EventStore,
    private readonly steps: StepRecorder,
  ) {
    super();
  }

  override append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
    options?: AppendOptions,
  ): Promise<AppendResult> {
    const attributes = { 'linehaul.stream': stream, 'linehaul.events': typesOf(events) };
    return this.steps.during(
      { name: 'append', kind: SpanKind.PRODUCER, attributes },
      () => this.inner.append(stream, events, expected, options),
      events[0]?.metadata.correlationId,
    );
  }

  override readStream(stream: string, options: ReadStreamOptions): Promise<readonly Recorded[]> {
    return this.inner.readStream(stream, options);
  }

  override readStreams(
    streams: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly Recorded[]>> {
    return this.inner.readStreams(streams, limit);
  }

  override readAll(options: ReadAllOptions): Promise<EventBatch> {
    return this.inner.readAll(options);
  }

  /** A batch has been processed when the next one is requested. */
  override async *subscribe(options: SubscribeOptions): AsyncIterable<EventBatch> {
    for await (const batch of this.inner.subscribe(options)) {
      const startedAt = Date.now();
      yield batch;
      for (const action of actionsOf(batch.events))
        this.steps.record(action, stepOf(options, batch), startedAt);
    }
  }

  override lastPosition(): Promise<Position> {
    return this.inner.lastPosition();
  }

  override close(): Promise<void> {
    return this.inner.close();
  }
}

const typesOf = (events: readonly { readonly type: string }[]): string[] => [
  ...new Set(events.map(({ type }) => type)),
];

const stepOf = ({ follower = 'events' }: SubscribeOptions, { events }: EventBatch) => ({
  name: `follow ${follower}`,
  kind: SpanKind.CONSUMER,
  attributes: { 'linehaul.follower': follower, 'linehaul.batch': events.length },
});
