import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { recorded } from '../testing/recorded.js';
import {
  connote,
  content,
  created,
  manifested,
  offer,
  owner,
  scanned,
} from '../testing/sample-consignment.js';
import { evolveConsignmentRow } from './consignment-list.projection.js';

const after = (...events: ConsignmentEvent[]): ConsignmentListRow | undefined =>
  recorded('consignment-7', events).reduce<ConsignmentListRow | undefined>(
    (row, event) => evolveConsignmentRow(row ?? null, event),
    undefined,
  );

const drafted: ConsignmentEvent = {
  type: 'ConsignmentDrafted',
  data: { consignmentId: 7, owner, content: content() },
};
const deleted: ConsignmentEvent = { type: 'ConsignmentDeleted', data: {} };
const restored: ConsignmentEvent = { type: 'ConsignmentRestored', data: {} };
const amended = (changes: Parameters<typeof content>[0]): ConsignmentEvent => ({
  type: 'ConsignmentAmended',
  data: { content: content(changes) },
});
const selected = (changes: Parameters<typeof offer>[0]): ConsignmentEvent => ({
  type: 'OfferSelected',
  data: { offer: offer(changes) },
});

describe('a consignment in the list', () => {
  it('begins as a draft, without carrier, cost or connote', () => {
    expect(after(drafted)).toMatchObject({
      id: 7,
      clientId: 7,
      customerId: 3,
      status: 'DRAFT',
      state: 'OPEN',
      revision: 1,
      connoteNumber: 'DRAFT',
      carrierId: null,
      totalCostCents: null,
      openManifestId: null,
      createdAt: '2026-11-20T02:00:00.000Z',
    });
  });

  it('shows its content and offer once it is created', () => {
    expect(after(...created(7))).toMatchObject({
      status: 'CREATED',
      connoteNumber: 'NL00000007',
      revision: 2,
      itemQuantity: 3,
      weightGrams: 37_500,
      consignmentReferences: ['PO-1001'],
      formattedReferences: 'PO-1001',
      carrierDisplayName: 'Northline',
      displayServiceType: 'Road Express',
      senderCompany: 'Acme Tools',
      senderState: 'NSW',
      receiverCompany: 'Bolt & Co',
      receiverSuburb: 'Brunswick VIC 3056',
      eta: '2026-11-24',
      totalCostCents: 4_840,
      searchText: 'nl00000007\npo-1001\nacme tools\nbolt & co\nbrunswick vic 3056',
    });
  });

  it('keeps the instant it was drafted at when it is created later', () => {
    const later = { recordedAt: '2026-11-21T09:00:00.000Z' };
    const [firstEvent] = recorded('consignment-7', [drafted]);

    const row = recorded('consignment-7', created(7), later).reduce(
      evolveConsignmentRow,
      evolveConsignmentRow(null, firstEvent!),
    );

    expect(row).toMatchObject({ createdAt: '2026-11-20T02:00:00.000Z', revision: 3 });
  });

  it('waits for its connote if the carrier issues it', () => {
    const [firstEvent] = created(7);
    expect(after(firstEvent!, selected({ isApiBasedConnote: true }))?.connoteNumber).toBe(
      'PENDING MANIFEST',
    );
  });

  it('keeps its connote under another offer of the same account', () => {
    expect(after(...created(7), selected({ totalCents: 9_900 }))).toMatchObject({
      connoteNumber: 'NL00000007',
      totalCostCents: 9_900,
    });
  });

  it('loses its connote with the account it came from', () => {
    const elsewhere = selected({ clientCarrierAccountId: 501 });

    expect(after(...created(7), elsewhere)?.connoteNumber).toBe('PENDING MANIFEST');
    expect(after(...created(7), elsewhere, connote(12))?.connoteNumber).toBe('NL00000012');
  });

  it('is unchanged after being deleted and restored', () => {
    expect(after(...created(7), deleted)).toMatchObject({ state: 'DELETED', openManifestId: null });
    expect(after(...created(7), deleted, restored)).toEqual(after(...created(7)));
  });

  it('moves to the manifested tab, and can be found by its manifest', () => {
    const row = after(...created(7), manifested(4));

    expect(row).toMatchObject({
      state: 'MANIFESTED',
      status: 'MANIFESTED',
      manifestId: 4,
      manifestNumber: 'MAN-4',
      openManifestId: null,
      revision: 2,
    });
    expect(row?.searchText).toContain('man-4');
  });

  it('follows the newest scan, and no older one', () => {
    const underWay = [...created(7), manifested(4), scanned('IN_TRANSIT')];

    expect(after(...underWay)?.status).toBe('IN_TRANSIT');
    expect(after(...underWay, scanned('PICKED_UP', false))?.status).toBe('IN_TRANSIT');
  });

  it('moves to another day along with its ETA', () => {
    const rolled: ConsignmentEvent = {
      type: 'DispatchDateRolledOver',
      data: { from: '2026-11-23', to: '2026-11-25', etaDate: '2026-11-26' },
    };

    expect(after(...created(7), rolled)).toMatchObject({
      dispatchDate: '2026-11-25',
      eta: '2026-11-26',
      revision: 3,
    });
  });

  it('records that its label was printed and its pickup booked, which is not a change of content', () => {
    const row = after(
      ...created(7),
      { type: 'LabelPrinted', data: { paperworkType: 'LABEL' } },
      { type: 'PickupBooked', data: { manifestId: 4, bookingReference: 'BK-1' } },
    );

    expect(row).toMatchObject({ printedLabel: true, bookingReference: 'BK-1', revision: 2 });
  });

  it('cannot begin with a later event', () => {
    expect(() => after(deleted)).toThrow('consignment-7 does not begin with its first event');
  });
});

describe('the open manifest of a consignment', () => {
  const group = (...events: ConsignmentEvent[]) => after(...created(7), ...events)?.openManifestId;

  it('is the same for consignments that share the relevant fields', () => {
    expect(group()).toEqual(expect.any(Number));
    expect(group(amended({ references: ['other'], items: [] }))).toBe(group());
    expect(group(selected({ connoteSource: { prefixRangeId: 91, prefix: 'nl2' } }))).toBe(group());
  });

  it.each<[string, ConsignmentEvent]>([
    ['day', amended({ dispatchDate: '2026-11-24' })],
    ['type', amended({ consignmentType: 'RETURN' })],
    ['sender', amended({ sender: { ...content().receiver!, id: 99 } })],
    ['carrier', selected({ carrierId: 6 })],
    ['service', selected({ carrierServiceTypeId: 52 })],
    ['prefix', selected({ connoteSource: { prefixRangeId: 91, prefix: 'XY' } })],
  ])('differs when the %s differs', (_, event) => {
    expect(group(event)).not.toBe(group());
    expect(Number.isSafeInteger(group(event))).toBe(true);
  });

  it('is null for a draft', () => {
    expect(after(drafted, selected({}))?.openManifestId).toBeNull();
  });
});
