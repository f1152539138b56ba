import fs from 'node:fs';
import path from 'node:path';

import { applyErasures } from '@contracts/events/consignment.erasure.js';
import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { DomainEvent, EventContext, Recorded } from '@contracts/events/domain-event.js';
import type { ManifestEvent } from '@contracts/events/manifest.events.js';

import { consignmentHistory } from './consignment-history.js';
import { asOf, buildHistory } from './event-history.js';
import { manifestHistory } from './manifest-history.js';
import { parseJson } from '../../../../test/support/json.js';

type RecordedEvent = DomainEvent & { readonly stream: string; readonly metadata: EventContext };

/** Reads one stream of a recorded stream file, as a store would return it. */
function recordedStream<Event extends DomainEvent>(name: string, stream: string) {
  const file = path.join(import.meta.dirname, '../../../../test/replay/streams', `${name}.json`);
  const { events } = parseJson<{ events: RecordedEvent[] }>(fs.readFileSync(file, 'utf8'));
  return events
    .filter((event) => event.stream === stream)
    .map((event, revision) => ({
      ...event,
      id: `event-${revision}`,
      revision,
      position: '',
    })) as unknown as Recorded<Event>[];
}

const consignment = (name: string) =>
  applyErasures(recordedStream<ConsignmentEvent>(name, 'consignment-1'));

describe('consignment history', () => {
  it.each([
    [
      'drafted-then-created',
      [
        'Saved as a draft for dispatch on 3 Mar 2026',
        'Created for dispatch on 3 Mar 2026',
        'Carrier chosen: Southern Star Express, Road Express, $63.27',
        'Connote LKIZ00000387 assigned',
        'Label opened',
      ],
    ],
    [
      'delivered-in-parts',
      [
        'Created for dispatch on 3 Mar 2026',
        'Carrier chosen: Southern Star Express, Road Express, $63.27',
        'Connote LKIZ00000387 assigned',
        'Manifested on MAN-90',
        'Picked up in Eastern Creek',
        'Proof of pickup signed by A. Marsh',
        'Partially delivered in Brunswick',
        'In transit in Albury, reported late',
        'Status set to Out for delivery manually',
        'Delivered in Brunswick',
        'Proof of delivery signed by B. Banks',
      ],
    ],
    [
      'forgotten-on-request',
      [
        'Created for dispatch on 3 Mar 2026',
        'Carrier chosen: Southern Star Express, Road Express, $63.27',
        'Connote LKIZ00000387 assigned',
        'Manifested on MAN-90',
        'Proof of pickup signed by A. Marsh',
        'Delivered in Brunswick',
        'Proof of delivery signed by Erased',
        'Name and address of the receiver erased',
      ],
    ],
  ])('describes each event in plain words: %s', (name, summaries) => {
    const history = buildHistory(consignment(name), consignmentHistory, -1);

    expect(history.map(({ summary }) => summary)).toEqual(summaries);
  });

  it('names changes by the paths of its view, with amounts in dollars', () => {
    const [, , , , , amended] = buildHistory(
      consignment('deleted-and-restored'),
      consignmentHistory,
      -1,
    );

    expect(amended?.changes).toEqual([
      { path: 'dispatchDate', from: '2026-03-03', to: '2026-03-04' },
      { path: 'offer.specialInstructions', from: null, to: 'Ring the bell' },
    ]);
    const chosen = buildHistory(consignment('delivered-in-parts'), consignmentHistory, -1)[1];
    expect(chosen?.changes).toContainEqual({ path: 'offer.totalCost', from: null, to: 63.27 });
  });

  it('lists no changes for the first event: its summary is enough', () => {
    expect(
      buildHistory(consignment('drafted-then-created'), consignmentHistory, -1)[0]?.changes,
    ).toEqual([]);
  });

  it('continues after a revision', () => {
    const history = buildHistory(consignment('drafted-then-created'), consignmentHistory, 2);

    expect(history.map(({ revision }) => revision)).toEqual([3, 4]);
  });

  it('returns the record at a revision', () => {
    const events = consignment('deleted-and-restored');

    expect(asOf(events, consignmentHistory, 3).consignment.phase).toBe('DELETED');
    expect(asOf(events, consignmentHistory, 4).consignment.phase).toBe('OPEN');
    expect(() => asOf(events, consignmentHistory, 99)).toThrow('Record not found');
  });
});

describe('manifest history', () => {
  it('summarises each event', () => {
    const events = recordedStream<ManifestEvent>('manifested-with-a-pickup', 'manifest-90');

    expect(buildHistory(events, manifestHistory, -1).map(({ summary }) => summary)).toEqual([
      'Started with 3 consignments for Southern Star Express on 3 Mar 2026',
      'Consignment LKIZ00000387 added',
      'Consignment LKIZ00000388 added',
      'Consignment 3 left out: Consignment is deleted',
      'Submitted with 2 consignments',
      "Pickup requested through the carrier's system",
      'Data queued for transmission to the carrier by SFTP',
      'Sending failed: The server did not answer',
      'Data sent to the carrier as MAN-90.json',
      'Pickup booked, reference BK-1',
      'Freight summary opened',
    ]);
  });
});
