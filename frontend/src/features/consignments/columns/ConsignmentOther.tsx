import { consignmentListTexts } from '@contracts/texts/consignment-list';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { OtherMenu } from '../../../shared/paperwork/OtherMenu';
import { useOpenPaperwork } from '../../../shared/paperwork/useOpenPaperwork';
import { labelsOf } from './label-paper';

export interface ConsignmentOtherProps {
  readonly consignment: ConsignmentListItem;
  readonly tabIndex: 0 | -1;
}

/** LIST-32: where labels go straight to the printer, the way to look at them instead. */
export function ConsignmentOther({ consignment, tabIndex }: ConsignmentOtherProps) {
  const open = useOpenPaperwork();
  return (
    <OtherMenu
      label={consignmentListTexts.columns.other}
      of={consignment.connoteNumber}
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
