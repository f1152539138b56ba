import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import type { Failure } from '../api/api-error';

export interface FailureAlertProps {
  /** Failure to show; a string is a message without a reason. */
  readonly failure: Failure | string;
}

/** Shows the specified text of the failure, with the server's reason below. */
export function FailureAlert({ failure }: FailureAlertProps) {
  const { message, reason } = typeof failure === 'string' ? { message: failure } : failure;
  return (
    <Alert severity="error">
      <Box sx={{ ...(reason && { fontWeight: 500 }) }}>{message}</Box>
      {reason && <Box>{reason}</Box>}
    </Alert>
  );
}
