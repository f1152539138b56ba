import { appScanTexts as texts } from '@contracts/texts/app/scan';

import { useFindConnote } from '../../shared/consignment/useFindConnote';
import type { ListQueryHandle } from '../../shared/grid/useListQuery';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { ScanButton } from '../../shared/scan/ScanButton';
import type { ScanResult } from '../../shared/scan/ScanSheet';
import { useIsSuperAdmin } from '../../shared/session/usePermission';
import { interpolate } from '../../shared/text/format';
import { useLazyListConsignmentsQuery } from './consignments.api';

/** Opens the information of the consignment whose label is scanned; if it is not found, offers a search. */
export function ScanConsignment({ list }: { readonly list: Pick<ListQueryHandle, 'change'> }) {
  const { find } = useFindConnote();
  const findUntracked = useFindUntracked();
  const information = useRecordDialog('consignment');

  const openResult = (id: number): ScanResult => ({
    open: () => {
      information.switchTo(id);
    },
  });

  async function lookUp(code: string): Promise<ScanResult> {
    const notVisible = interpolate(texts.notYours, { code });
    const result = await find(code, { missing: notVisible, invalid: notVisible });
    if ('tracking' in result) return openResult(result.tracking.consignmentId);
    const id = result.isUntracked ? await findUntracked(code) : undefined;
    return id === undefined ? result : openResult(id);
  }

  return (
    <ScanButton
      onCode={lookUp}
      onSearch={(q) => {
        list.change({ q });
      }}
    />
  );
}

/** Piece number after the connote in a label's barcode. */
const PIECE_SUFFIX = /(?<=.)\d{5}$/;

/** Searches the list, since the route by connote rejects carriers without tracking. */
function useFindUntracked() {
  const isSuperAdmin = useIsSuperAdmin();
  const [query] = useLazyListConsignmentsQuery();

  return async (code: string): Promise<number | undefined> => {
    const value = [code, code.replace(PIECE_SUFFIX, '')];
    const { data } = await query({
      isSuperAdmin,
      page: 0,
      size: 1,
      sort: 'id,DESC',
      search: '',
      criteriaFilters: [
        { key: 'CONNOTE_NUMBER', criteria: 'IN', value },
        { key: 'STATE', criteria: 'EQUALS', value: 'ALL' },
      ],
    });
    return data?.consignments[0]?.id;
  };
}
