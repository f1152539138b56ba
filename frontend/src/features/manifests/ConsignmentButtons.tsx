import IconButton from '@mui/material/IconButton';
import { Eye, Truck } from 'lucide-react';

import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { isTracked, useTracking } from '../../shared/consignment/useTracking';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';

const { rowColumns: texts } = manifestTexts;

interface ButtonProps {
  readonly consignment: ConsignmentListItem;
}

/** Opens tracking. */
export function TrackingButton({ consignment }: ButtonProps) {
  const track = useTracking();
  return (
    <IconButton
      size="small"
      aria-label={`${texts.tracking} ${consignment.connoteNumber}`}
      onClick={() => {
        track(consignment);
      }}
    >
      <Truck size={14} strokeWidth={1.6} aria-hidden />
    </IconButton>
  );
}

/** Opens the consignment's information. */
export function SummaryButton({ consignment }: ButtonProps) {
  const summary = useRecordDialog('consignment');
  return (
    <IconButton
      size="small"
      aria-label={`${texts.viewSummary} ${consignment.connoteNumber}`}
      onClick={() => {
        summary.open(consignment.id);
      }}
    >
      <Eye size={14} strokeWidth={1.6} aria-hidden />
    </IconButton>
  );
}

export const ConsignmentButtons = ({ consignment }: ButtonProps) => (
  <>
    {isTracked(consignment) && <TrackingButton consignment={consignment} />}
    <SummaryButton consignment={consignment} />
  </>
);
