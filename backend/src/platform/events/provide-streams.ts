import type { FactoryProvider, Type } from '@nestjs/common';

import type { DomainEvent } from '@contracts/events/domain-event.js';
import { EventStore } from '@event-store/event-store.js';

import { Clock } from '../clock.js';
import type { EventStreams, StreamDefinition } from '../event-streams.js';
import { SnapshotStore } from './snapshots.js';

type StreamsClass<State, Event extends DomainEvent> = new (
  store: EventStore,
  clock: Clock,
  definition: StreamDefinition<State, Event>,
  snapshots: SnapshotStore,
) => EventStreams<State, Event>;

/**
 * Provides the streams of an aggregate under their own class: `class ConsignmentStreams extends
 * EventStreams<Consignment, ConsignmentEvent> {}` and `provideStreams(ConsignmentStreams, consignmentStream)` in
 * the module.
 */
export const provideStreams = <State, Event extends DomainEvent>(
  streams: StreamsClass<State, Event>,
  definition: StreamDefinition<State, Event>,
): FactoryProvider => ({
  provide: streams as Type,
  inject: [EventStore, Clock, SnapshotStore],
  useFactory: (store: EventStore, clock: Clock, snapshots: SnapshotStore) =>
    new streams(store, clock, definition, snapshots),
});
