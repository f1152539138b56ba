import { exampleFacts } from '@contracts/public-events/public-event-examples.js';

import { type RecentEvent, toRecentChange } from './recent-change.js';

const event = (id: string, seconds: number, own: Partial<RecentEvent>): RecentEvent =>
  ({
    id,
    clientId: 10,
    clientName: 'Banksia Perth',
    recordedAt: new Date(Date.parse('2026-11-27T04:00:00Z') + seconds * 1000),
    ...own,
  }) as RecentEvent;

const printed = (id: string, seconds: number, consignmentId: number) =>
  event(id, seconds, {
    type: 'consignment.label_printed',
    facts: { ...exampleFacts['consignment.label_printed'], consignmentId },
  });

describe('a line of the Live card', () => {
  it('of labels printed together keeps its id as it grows, and once its oldest events are no longer read', () => {
    const first = toRecentChange([printed('evt_1', 1, 1)]);
    const grown = toRecentChange([printed('evt_2', 30, 2), printed('evt_1', 1, 1)]);
    const cut = toRecentChange([printed('evt_3', 50, 3), printed('evt_2', 30, 2)]);

    expect(grown).toMatchObject({ consignmentId: 2, count: 2 });
    expect(new Set([first.id, grown.id, cut.id]).size).toBe(1);
    expect(toRecentChange([printed('evt_4', 61, 4)]).id).not.toBe(first.id);
  });

  it('of an edit keeps its id when its new offer follows', () => {
    const edit = event('evt_1', 0, {
      type: 'consignment.updated',
      facts: exampleFacts['consignment.updated'],
    });
    const offer = event('evt_2', 0, {
      type: 'consignment.offer_changed',
      facts: exampleFacts['consignment.offer_changed'],
    });

    expect(toRecentChange([edit]).id).toBe('evt_1');
    expect(toRecentChange([offer, edit])).toMatchObject({ id: 'evt_1', totalCost: 51.1 });
  });
});
