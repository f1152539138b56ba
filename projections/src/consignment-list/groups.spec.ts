import type { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import type { OpenManifestRow } from '@read-models/open-manifest.row.js';

import { recorded } from '../testing/recorded.js';
import { created } from '../testing/sample-consignment.js';
import { evolveCount, evolveOpenManifest } from './consignment-list.projection.js';
import { evolveConsignmentRow } from './consignment-list.projection.js';

function row(changes: Partial<ConsignmentListRow> = {}): ConsignmentListRow {
  const folded = recorded('consignment-1', created(1)).reduce<ConsignmentListRow | null>(
    evolveConsignmentRow,
    null,
  );
  return { ...folded!, ...changes };
}

const change = (before: ConsignmentListRow | null, after: ConsignmentListRow | null) => ({
  key: 1,
  before,
  after,
});

describe('the tab counts of a client', () => {
  const none = { clientId: 7, customerId: 3, open: 0, manifested: 0, deleted: 0 };

  it('begin with the first consignment', () => {
    expect(evolveCount(null, change(null, row()))).toEqual({ ...none, open: 1 });
  });

  it('follow a consignment from tab to tab', () => {
    const moved = change(row(), row({ state: 'MANIFESTED' }));

    expect(evolveCount({ ...none, open: 3 }, moved)).toEqual({ ...none, open: 2, manifested: 1 });
  });

  it('stay while any tab has one', () => {
    const restored = change(row({ state: 'DELETED' }), row());
    const one = { ...none, open: 0, manifested: 1, deleted: 1 };

    expect(evolveCount(one, restored)).toEqual({ ...none, open: 1, manifested: 1 });
    expect(evolveCount({ ...none, deleted: 1 }, change(null, row()))).toEqual({
      ...none,
      open: 1,
      deleted: 1,
    });
  });

  it('end with the last', () => {
    expect(
      evolveCount({ ...none, deleted: 1 }, change(row({ state: 'DELETED' }), null)),
    ).toBeNull();
  });
});

describe('an open manifest', () => {
  const id = row().openManifestId ?? 0;
  let group: OpenManifestRow | null;

  beforeEach(() => {
    group = evolveOpenManifest(null, change(null, row()), id);
  });

  it('is created by the first consignment of its kind', () => {
    expect(group).toEqual({
      id,
      clientId: 7,
      customerId: 3,
      carrierId: 5,
      carrierServiceTypeId: 51,
      senderAddressId: 11,
      consignmentType: 'DEFAULT',
      dispatchDate: '2026-11-23',
      quantity: 1,
    });
  });

  it('grows and shrinks with those that join and leave', () => {
    const grown = evolveOpenManifest(group, change(null, row({ id: 2 })), id);
    const left = change(row(), row({ state: 'MANIFESTED', openManifestId: null }));

    expect(grown?.quantity).toBe(2);
    expect(evolveOpenManifest(grown, left, id)?.quantity).toBe(1);
    expect(evolveOpenManifest(group, left, id)).toBeNull();
  });

  it('cannot lose a consignment it never had', () => {
    const left = change(row(), row({ state: 'MANIFESTED', openManifestId: null }));

    expect(() => evolveOpenManifest(null, left, 12)).toThrow(
      'open manifest 12 has no consignment to remove',
    );
  });

  it('loses a deleted one', () => {
    expect(evolveOpenManifest(group, change(row(), null), id)).toBeNull();
  });
});
