import type { ConsignmentListColumns } from '@read-models/consignment-list.row.js';

/** What the search box looks in (api.md A14): lower case, a line each, so that no match runs over two fields. */
export function searchText(row: ConsignmentListColumns): string {
  return [
    row.connoteNumber,
    ...row.consignmentReferences,
    row.senderCompany,
    row.receiverCompany,
    row.receiverSuburb,
    row.manifestNumber,
  ]
    .filter((text) => text !== null && text !== '')
    .join('\n')
    .toLowerCase();
}
