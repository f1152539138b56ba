import fs from 'node:fs';
import path from 'node:path';

import { withErasures } from '@contracts/events/consignment.erasure.js';
import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { DomainEvent, EventContext, Recorded } from '@contracts/events/domain-event.js';
import type { ManifestEvent } from '@contracts/events/manifest.events.js';

import { consignmentTelling } from './consignment-telling.js';
import { asOf, tell } from './history-of.js';
import { manifestTelling } from './manifest-telling.js';

type Told = DomainEvent & { readonly stream: string; readonly metadata: EventContext };

/** One stream of a recorded story, as a store would answer it. */
function recordedStream<Event extends DomainEvent>(story: string, stream: string) {
  const file = path.join(import.meta.dirname, '../../../../test/replay/streams', `${story}.json`);
  const { events } = JSON.parse(fs.readFileSync(file, 'utf8')) as { events: Told[] };
  return events
    .filter((event) => event.stream === stream)
    .map((event, revision) => ({
      ...event,
      id: `event-${revision}`,
      revision,
      position: '',
    })) as unknown as Recorded<Event>[];
}

const consignment = (story: string) =>
  withErasures(recordedStream<ConsignmentEvent>(story, 'consignment-1'));

describe("a consignment's history", () => {
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
        'Status set to Out for delivery by hand',
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
  ])('reads like a story: %s', (story, summaries) => {
    const told = tell(consignment(story), consignmentTelling, -1);

    expect(told.map(({ summary }) => summary)).toEqual(summaries);
  });

  it('names what changed by the paths and in the dollars of its view', () => {
    const [, , , , , amended] = tell(consignment('deleted-and-restored'), consignmentTelling, -1);

    expect(amended?.changes).toEqual([
      { path: 'dispatchDate', from: '2026-03-03', to: '2026-03-04' },
      { path: 'offer.specialInstructions', from: null, to: 'Ring the bell' },
    ]);
    const chosen = tell(consignment('delivered-in-parts'), consignmentTelling, -1)[1];
    expect(chosen?.changes).toContainEqual({ path: 'offer.totalCost', from: null, to: 63.27 });
  });

  it('says nothing of what the first event brought: its summary does', () => {
    expect(tell(consignment('drafted-then-created'), consignmentTelling, -1)[0]?.changes).toEqual(
      [],
    );
  });

  it('goes on after a revision', () => {
    const told = tell(consignment('drafted-then-created'), consignmentTelling, 2);

    expect(told.map(({ revision }) => revision)).toEqual([3, 4]);
  });

  it('shows the record as it was', () => {
    const story = consignment('deleted-and-restored');

    expect(asOf(story, consignmentTelling, 3).isDeleted).toBe(true);
    expect(asOf(story, consignmentTelling, 4).isDeleted).toBe(false);
    expect(() => asOf(story, consignmentTelling, 99)).toThrow('Record not found');
  });
});

describe("a manifest's history", () => {
  it('reads like a story', () => {
    const story = recordedStream<ManifestEvent>('manifested-with-a-pickup', 'manifest-90');

    expect(tell(story, manifestTelling, -1).map(({ summary }) => summary)).toEqual([
      'Started with 3 consignments for Southern Star Express on 3 Mar 2026',
      'Consignment LKIZ00000387 added',
      'Consignment LKIZ00000388 added',
      'Consignment 3 left out: Consignment is deleted',
      'Submitted with 2 consignments',
      "Pickup asked for with the carrier's system",
      'Data queued for the carrier by SFTP',
      'Sending failed: The server did not answer',
      'Data sent to the carrier as MAN-90.json',
      'Pickup booked, reference BK-1',
      'Freight summary opened',
    ]);
  });
});
