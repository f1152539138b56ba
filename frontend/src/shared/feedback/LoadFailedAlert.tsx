import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { appTexts } from '@contracts/texts/app/common';

export interface LoadFailedAlertProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Alert in place of a part of a form or card that could not be loaded; `ErrorState` is for whole screens. */
export const LoadFailedAlert = ({ message, onRetry }: LoadFailedAlertProps) => (
  <Alert
    severity="error"
    action={
      <Button size="small" variant="text" color="inherit" onClick={onRetry}>
        {appTexts.tryAgain}
      </Button>
    }
  >
    {message}
  </Alert>
);
