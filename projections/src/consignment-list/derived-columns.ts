import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment.js';
import { consignmentListColumns } from '@read-models/consignment-list.columns.js';
import type { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import type { Derived } from '../platform/column-fold.js';
import { searchedColumns } from '../platform/searched-columns.js';

/** The number itself, or the word shown until there is one (GAP-22). */
export function displayConnote({
  connoteAccountId,
  connoteNumber,
  status,
}: Pick<ConsignmentListRow, 'connoteAccountId' | 'connoteNumber' | 'status'>): string {
  if (connoteAccountId !== null) return connoteNumber;
  return status === 'DRAFT' ? DRAFT_CONNOTE : PENDING_CONNOTE;
}

const { names, read } = searchedColumns(consignmentListColumns);

/** Text that the search box looks in (api.md A14): lower case, one line each, so that no match spans two columns. */
export const searchText: Derived<ConsignmentListRow, string> = {
  from: names,
  compute: (row) =>
    read(row)
      .filter((value) => value !== null && value !== '')
      .join('\n')
      .toLowerCase(),
};
