import Button from '@mui/material/Button';
import { Printer } from 'lucide-react';
import { memo } from 'react';

import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';

import { usePaperwork } from '../../../shared/paperwork/usePaperwork';
import { usePermission } from '../../../shared/session/usePermission';

/** A consignment with printable labels. */
export interface Printable {
  readonly id: number;
  readonly connoteNumber: string;
}

const hasLabels = ({ connoteNumber }: Printable): boolean =>
  connoteNumber !== DRAFT_CONNOTE && connoteNumber !== PENDING_CONNOTE;

export interface PrintLabelsButtonProps {
  readonly clientId: number;
  /** Null until one has been submitted. */
  readonly printable: Printable | null;
}

/** CON-22: prints the labels of the last submission. Memoised: typing in the form does not re-render it. */
export const PrintLabelsButton = memo(function PrintLabelsButton({
  clientId,
  printable,
}: PrintLabelsButtonProps) {
  const openPaperwork = usePaperwork();
  const canPrint = usePermission('PAPERWORK', clientId);
  if (!canPrint) return null;
  const ready = printable && hasLabels(printable) ? printable : null;

  return (
    <Button
      size="large"
      disabled={!ready}
      startIcon={<Printer size={15} strokeWidth={1.6} aria-hidden />}
      title={ready ? undefined : 'Labels are available once a connote is assigned'}
      onClick={() => {
        if (!ready) return;
        openPaperwork(`/api/v1/paperwork/label/con_id/${ready.id}`, {
          clientId,
          consignmentIds: [ready.id],
          paperworkType: 'LABEL',
        });
      }}
    >
      {createConsignmentTexts.printLabels}
    </Button>
  );
});
