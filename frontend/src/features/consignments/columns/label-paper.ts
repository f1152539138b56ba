import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import type { PaperworkMark } from '../../../shared/paperwork/paperwork.api';

/** The labels of one consignment or of some: where they are read, and what is marked as printed. */
export function labelsOf(
  rows: readonly ConsignmentListItem[],
): [path: string, mark: PaperworkMark] {
  const ids = rows.map(({ id }) => id);
  const path = ids.length === 1 ? `label/con_id/${ids.join('')}` : `label?ids=${ids.join(',')}`;
  return [
    `/api/v1/paperwork/${path}`,
    { clientId: rows[0]?.clientId ?? 0, consignmentIds: ids, paperworkType: 'LABEL' },
  ];
}
