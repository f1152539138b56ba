import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import type { Failure } from '../api/api-error';

export interface FailureAlertProps {
  /** A text alone is what failed. */
  readonly failure: Failure | string;
}

/** Shows the failure in the specified words, and below it the server's reason. */
export function FailureAlert({ failure }: FailureAlertProps) {
  const { message, reason } = typeof failure === 'string' ? { message: failure } : failure;
  return (
    <Alert severity="error">
      <Box sx={{ ...(reason && { fontWeight: 500 }) }}>{message}</Box>
      {reason && <Box>{reason}</Box>}
    </Alert>
  );
}
