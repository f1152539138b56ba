import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { consignmentList } from '../../consignment-list/consignment-list.projection.js';
import { noticesOf } from './batch-applier.js';

const changes = (count: number, clientId = 7) =>
  Array.from({ length: count }, (_, index) => ({
    key: index,
    before: null,
    after: {
      id: index,
      clientId,
      customerId: 3,
      connoteNumber: `NL${index}`.padEnd(60, 'x'),
      manifestId: null,
      status: 'CREATED',
    } as ConsignmentListRow,
  }));

const notices = (...rows: ReturnType<typeof changes>[]) =>
  noticesOf(consignmentList, [{ row: ConsignmentListRow, changes: rows.flat() }], '42');

describe('notices to browsers', () => {
  it('are about the rows of one client each', () => {
    expect(notices(changes(1), changes(1, 8))).toMatchObject([
      { clientId: 7, position: '42', rows: [{ consignmentId: 0 }] },
      { clientId: 8, position: '42', rows: [{ consignmentId: 0 }] },
    ]);
  });

  it('fit into one notification each, and leave no row out', () => {
    const sent = notices(changes(150));

    expect(sent.length).toBeGreaterThan(1);
    for (const notice of sent)
      expect(Buffer.byteLength(JSON.stringify(notice))).toBeLessThan(8_000);
    expect(sent.flatMap(({ rows }) => rows)).toHaveLength(150);
  });

  it('name no row when there are too many', () => {
    expect(notices(changes(1_000))).toMatchObject([{ clientId: 7, rows: [] }]);
  });
});
