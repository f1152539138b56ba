import { consignmentColumns } from '@contracts/lists/consignment-list.columns.js';
import { sortNames } from '@contracts/lists/list-column.js';
import { consignmentListColumns } from '@read-models/consignment-list.columns.js';

import { sortTable } from './sort-table.js';

describe('the sort table of a list', () => {
  it('sorts by the stored expression, with its nullability and whether it grows over time', () => {
    expect(
      sortTable(consignmentListColumns, {
        eta: { sort: 'eta' },
        totalCost: { sort: 'totalCostCents' },
        connoteNumber: { sort: 'connoteNumber' },
      }),
    ).toEqual({
      id: { expression: 'id', isNullable: false, isChronological: false },
      eta: { expression: 'eta', isNullable: true, isChronological: true },
      totalCost: { expression: 'total_cost_cents', isNullable: true, isChronological: false },
      connoteNumber: {
        expression: 'lower(connote_number)',
        isNullable: false,
        isChronological: true,
      },
    });
  });

  it('omits columns that cannot be sorted', () => {
    expect(Object.keys(sortTable(consignmentListColumns, { edit: {} }))).toEqual(['id']);
  });

  it('keeps every name that `sort=` has accepted, in the order in which an error lists them', () => {
    expect(Object.keys(sortTable(consignmentListColumns, consignmentColumns))).toEqual([
      'id',
      'dispatchDate',
      'dispatchedAt',
      'manifestNumber',
      'connoteNumber',
      'references',
      'consignmentReferences',
      'formattedReferences',
      'carrier',
      'carrierName',
      'carrierDisplayName',
      'serviceType',
      'displayServiceType',
      'senderCompany',
      'receiverCompany',
      'receiverSuburb',
      'eta',
      'status',
      'totalCost',
    ]);
  });

  it('accepts the names by which the browser sorts', () => {
    expect(sortNames(consignmentColumns)).toEqual(
      Object.keys(sortTable(consignmentListColumns, consignmentColumns)),
    );
  });

  it('rejects a displayed column that sorts by a stored one that is not sortable or does not exist', () => {
    // @ts-expect-error: clientName has no sort
    sortTable(consignmentListColumns, { client: { sort: 'clientName' } });
    // @ts-expect-error: there is no such column
    sortTable(consignmentListColumns, { weight: { sort: 'weight' } });
  });
});
