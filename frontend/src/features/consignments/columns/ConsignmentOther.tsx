import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { OtherMenu } from '../../../shared/paperwork/OtherMenu';
import { useOpenPaperwork } from '../../../shared/paperwork/usePaperwork';
import { labelsOf } from '../useRowActions';

export interface ConsignmentOtherProps {
  readonly consignment: ConsignmentListItem;
  readonly tabIndex: 0 | -1;
}

/** LIST-32: opens labels on screen when they print directly. */
export function ConsignmentOther({ consignment, tabIndex }: ConsignmentOtherProps) {
  const open = useOpenPaperwork();
  return (
    <OtherMenu
      label={consignmentListTexts.columns.other}
      recordName={consignment.connoteNumber}
      tabIndex={tabIndex}
      entries={[
        {
          label: consignmentListTexts.openLabel,
          onClick: () => {
            open(...labelsOf([consignment]));
          },
        },
      ]}
    />
  );
}
