import { exampleFacts } from '@contracts/public-events/public-event-examples.js';

import { type RecentEvent, toRecentChange } from './recent-change.js';

const printed = (id: string, consignmentId: number): RecentEvent => ({
  id,
  type: 'consignment.label_printed',
  clientId: 10,
  clientName: 'Banksia Perth',
  recordedAt: new Date('2026-11-27T04:00:00Z'),
  facts: { ...exampleFacts['consignment.label_printed'], consignmentId },
});

describe('labels printed together', () => {
  it('are one line with the newest connote, which keeps its id as it grows', () => {
    const first = toRecentChange([printed('evt_1', 1)]);
    const grown = toRecentChange([printed('evt_2', 2), printed('evt_1', 1)]);

    expect(first).toMatchObject({ id: 'evt_1', consignmentId: 1, count: 1 });
    expect(grown).toMatchObject({ id: 'evt_1', consignmentId: 2, count: 2 });
  });
});
