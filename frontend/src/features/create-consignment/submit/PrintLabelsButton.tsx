import Button from '@mui/material/Button';
import { Printer } from 'lucide-react';

import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment';
import { createConsignmentTexts } from '@contracts/texts/create-consignment';

import { usePaperwork } from '../../../shared/paperwork/usePaperwork';
import { usePermission } from '../../../shared/session/usePermission';

/** A consignment whose labels may be wanted. */
export interface Printable {
  readonly id: number;
  readonly connoteNumber: string;
}

const hasLabels = ({ connoteNumber }: Printable): boolean =>
  connoteNumber !== DRAFT_CONNOTE && connoteNumber !== PENDING_CONNOTE;

export interface PrintLabelsButtonProps {
  readonly clientId: number;
  /** Null until something was sent. */
  readonly printable: Printable | null;
}

/** CON-22: the labels of what was sent last. */
export function PrintLabelsButton({ clientId, printable }: PrintLabelsButtonProps) {
  const openPaperwork = usePaperwork();
  const mayPrint = usePermission('PAPERWORK', clientId);
  if (!mayPrint) return null;
  const ready = printable && hasLabels(printable) ? printable : null;

  return (
    <Button
      size="large"
      disabled={!ready}
      startIcon={<Printer size={15} strokeWidth={1.6} aria-hidden />}
      title={ready ? undefined : 'Labels are there once the consignment has a number'}
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
}
