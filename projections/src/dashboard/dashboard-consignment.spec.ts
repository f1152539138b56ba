import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import { DashboardConsignmentRow } from '@read-models/dashboard-consignment.row.js';

import { foldTables } from '../testing/folded-tables.js';
import { recorded } from '../testing/recorded.js';
import { content, created, manifested, offer, scanned } from '../testing/sample-consignment.js';
import { dashboard } from './dashboard.projection.js';

const ready = created(1);
const gone = [...ready, manifested(4)];
const withoutEta: ConsignmentEvent = {
  type: 'OfferSelected',
  data: { offer: offer({ etaDate: null }) },
};

describe('a consignment that changed, on the dashboard', () => {
  const later = '2026-11-25T03:00:00.000Z';

  async function consignmentAfter(...events: ConsignmentEvent[]) {
    const tables = await foldTables(dashboard, recorded('consignment-1', events));
    return tables.rowsOf(DashboardConsignmentRow)[0];
  }

  async function changedAtAfter(event: ConsignmentEvent, before = ready) {
    const tables = await foldTables(dashboard, recorded('consignment-1', before));
    await tables.fold(recorded('consignment-1', [event], { recordedAt: later }));
    return tables.rowsOf(DashboardConsignmentRow)[0]?.changedAt;
  }

  it.each<[string, ConsignmentEvent]>([
    ['a deletion', { type: 'ConsignmentDeleted', data: {} }],
    ['a restoration', { type: 'ConsignmentRestored', data: {} }],
    ['its manifest', manifested(4)],
    ['its newest scan', scanned('IN_TRANSIT')],
  ])('is shown as activity after %s', async (_, event) => {
    expect(await changedAtAfter(event)).toBe(later);
  });

  it.each<[string, ConsignmentEvent]>([
    ['an edit', { type: 'ConsignmentAmended', data: { content: content() } }],
    ['another offer', withoutEta],
    ['a printed label', { type: 'LabelPrinted', data: { paperworkType: 'LABEL' } }],
    ['a late scan', scanned('PICKED_UP', false)],
  ])('is not shown as activity after %s', async (_, event) => {
    expect(await changedAtAfter(event, gone)).toBe('2026-11-20T02:00:00.000Z');
  });

  it('keeps its status after a late scan', async () => {
    const consignment = await consignmentAfter(
      ...gone,
      scanned('IN_TRANSIT'),
      scanned('PICKED_UP', false),
    );

    expect(consignment?.status).toBe('IN_TRANSIT');
  });

  it('is in the lists again once it is restored, and with its carrier once it is manifested', async () => {
    const deleted: ConsignmentEvent[] = [...ready, { type: 'ConsignmentDeleted', data: {} }];
    const restored: ConsignmentEvent = { type: 'ConsignmentRestored', data: {} };

    expect((await consignmentAfter(...deleted))?.state).toBe('DELETED');
    expect((await consignmentAfter(...deleted, restored))?.state).toBe('OPEN');
    expect(await consignmentAfter(...gone)).toMatchObject({
      state: 'MANIFESTED',
      status: 'MANIFESTED',
    });
  });

  it('does not begin with a later event', async () => {
    await expect(consignmentAfter(manifested(4))).rejects.toThrow(
      'consignment-1 does not begin with its first event',
    );
  });
});
