import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { consignmentFormTexts } from '@contracts/texts/app/create-consignment';

import { ActingFor } from '../../../shared/session/ActingFor';
import { createdText, type Submitted } from './useSubmit';

export interface SubmittedAlertProps {
  readonly submitted: Submitted;
  readonly onAnother: () => void;
}

/** Confirms the new consignment; its labels are beside the submit button. */
export const SubmittedAlert = ({ submitted, onAnother }: SubmittedAlertProps) => (
  <Alert
    severity="success"
    action={
      <Button size="small" variant="text" color="inherit" onClick={onAnother}>
        {consignmentFormTexts.createAnother}
      </Button>
    }
  >
    {createdText(submitted)} <ActingFor clientId={submitted.clientId} />
  </Alert>
);
