import { appScanTexts as words } from '@contracts/texts/app/scan';

import { useFindConnote } from '../../shared/consignment/useFindConnote';
import type { ListQueryHandle } from '../../shared/grid/useListQuery';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { ScanButton } from '../../shared/scan/ScanButton';
import { interpolate } from '../../shared/text/format';

/** Opens the information of the consignment whose label is scanned; what is not found can be searched for. */
export function ScanConsignment({ list }: { readonly list: Pick<ListQueryHandle, 'change'> }) {
  const { find } = useFindConnote();
  const information = useRecordDialog('consignment');

  return (
    <ScanButton
      onCode={async (code) => {
        const notYours = interpolate(words.notYours, { code });
        const answer = await find(code, { missing: notYours, invalid: notYours });
        if ('reason' in answer) return answer;
        return {
          open: () => {
            information.switchTo(answer.tracking.consignmentId);
          },
        };
      }}
      onSearch={(q) => {
        list.change({ q });
      }}
    />
  );
}
