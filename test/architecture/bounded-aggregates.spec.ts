import fs from 'node:fs';
import path from 'node:path';

import type { DomainEvent } from '@contracts/events/domain-event.js';
import type { ManifestEvent } from '@contracts/events/manifest.events.js';
import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';

import { consignmentStreams } from '../../backend/src/consignments/domain/consignment.js';
import {
  deleted,
  manifested,
  ready,
  scan,
  selected,
} from '../../backend/src/consignments/testing/consignment.fixture.js';
import { manifestStreams } from '../../backend/src/manifests/domain/manifest.js';
import {
  added,
  queued,
  started,
  submitted,
} from '../../backend/src/manifests/testing/manifest.fixture.js';
import type { StreamDefinition } from '../../backend/src/platform/event-streams.js';
import { prefixRangeStreams } from '../../backend/src/prefix-ranges/domain/prefix-range.js';
import {
  allotted,
  assigned,
  registered,
} from '../../backend/src/prefix-ranges/testing/prefix-range.fixture.js';

const MAX_BYTES = 100_000;
const ROUNDS = 20_000;

/** An endless history: its beginning, and the events that are repeated. */
interface Endless {
  readonly definition: StreamDefinition<never, never>;
  readonly begin: readonly DomainEvent[];
  readonly round: (index: number) => readonly DomainEvent[];
}

const endless = <State, Event extends DomainEvent>(
  definition: StreamDefinition<State, Event>,
  begin: readonly NoInfer<Event>[],
  round: (index: number) => readonly NoInfer<Event>[],
) => ({ definition, begin, round }) as unknown as Endless;

const minute = (index: number) => new Date(Date.UTC(2026, 2, 3) + index * 60_000).toISOString();
const printed = { type: 'LabelPrinted', data: { paperworkType: 'LABEL' } } as const;
const restored = { type: 'ConsignmentRestored', data: {} } as const;
const itemRange = { from: 1, to: 99_999_999 };
const range = registered(1, 9_999_999);

const histories: Readonly<Record<string, readonly Endless[]>> = {
  consignmentStreams: [
    endless(consignmentStreams, [...ready], () => [printed, selected(), deleted, restored]),
    endless(consignmentStreams, [...ready, manifested], (index) => [
      scan({ occurredAt: minute(index), location: 'Western Sydney Freight Terminal' }),
      printed,
    ]),
  ],
  manifestStreams: [
    endless(
      manifestStreams,
      [started(), added(1), submitted(1, 0), queued],
      (): ManifestEvent[] => [
        { type: 'ManifestPrinted', data: { paperworkType: 'LABEL' } },
        { type: 'ManifestTransmitted', data: { integrationManifestId: 'M-1', fileName: 'm.xml' } },
        { type: 'ManifestResent', data: {} },
      ],
    ),
  ],
  prefixRangeStreams: [
    endless(
      prefixRangeStreams,
      [{ ...range, data: { ...range.data, itemRange } } as typeof range],
      (index): PrefixRangeEvent[] => [
        allotted(index + 1, index + 1),
        assigned([[1_000_000 + index, index + 1]]),
        {
          type: 'ItemNumbersAssigned',
          data: {
            assignments: [{ consignmentId: 1_000_000 + index, from: 2 * index, to: 2 * index + 1 }],
          },
        },
      ],
    ),
  ],
};

/** Size of a state as JSON, with maps as their entries. */
const sizeOf = (state: unknown): number =>
  JSON.stringify(state, (_key, value: unknown) => (value instanceof Map ? [...value] : value))
    .length;

describe('aggregates', () => {
  it('are all tested here with an endless history', () => {
    const contexts = path.join(import.meta.dirname, '../../backend/src');
    const names = (fs.readdirSync(contexts, { recursive: true }) as string[])
      .filter((file) => /^\w[\w-]*\/domain\/[\w-]+\.ts$/.test(file))
      .flatMap((file) => [
        ...fs
          .readFileSync(path.join(contexts, file), 'utf8')
          .matchAll(/export const (\w+): StreamDefinition</g),
      ])
      .map(([, name]) => name)
      .sort();

    expect(names).toEqual(Object.keys(histories).sort());
  });

  it.each(
    Object.entries(histories).flatMap(([name, all]) => all.map((one) => [name, one] as const)),
  )(
    'do not grow with their history: %s',
    (_name, { definition: { initial, evolve }, begin, round }) => {
      const fold = (state: unknown, events: readonly DomainEvent[]) =>
        events.reduce<unknown>((before, event) => evolve(before as never, event as never), state);
      let state = fold(initial, begin);
      for (let index = 0; index < ROUNDS; index += 1) state = fold(state, round(index));

      expect(sizeOf(state)).toBeLessThan(MAX_BYTES);
    },
  );
});
