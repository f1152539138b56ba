import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment';
import { createConsignmentTexts } from '@contracts/texts/create-consignment';

import { usePaperwork } from '../../../shared/paperwork/usePaperwork';
import { usePermission } from '../../../shared/session/usePermission';
import { createdText, type Submitted } from './useSubmit';

export interface SubmittedAlertProps {
  readonly clientId: number;
  readonly submitted: Submitted;
  readonly onAnother: () => void;
}

/** What was just created, with what people do next. */
export function SubmittedAlert({ clientId, submitted, onAnother }: SubmittedAlertProps) {
  const { id, connoteNumber } = submitted;
  const openPaperwork = usePaperwork();
  const mayPrint = usePermission('PAPERWORK', clientId);
  const hasNumber = connoteNumber !== DRAFT_CONNOTE && connoteNumber !== PENDING_CONNOTE;

  return (
    <Alert
      severity="success"
      action={
        <>
          {mayPrint && hasNumber && (
            <Button
              size="small"
              onClick={() => {
                openPaperwork(`/api/v1/paperwork/label/con_id/${id}`, {
                  clientId,
                  consignmentIds: [id],
                  paperworkType: 'LABEL',
                });
              }}
            >
              {createConsignmentTexts.printLabels}
            </Button>
          )}
          <Button size="small" variant="text" onClick={onAnother}>
            Create another like this
          </Button>
        </>
      }
    >
      {createdText(connoteNumber)}
    </Alert>
  );
}
