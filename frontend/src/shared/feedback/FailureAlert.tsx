import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import type { Failure } from '../api/api-error';

export interface FailureAlertProps {
  /** A text alone is what failed. */
  readonly failure: Failure | string;
}

/** What failed, in the specified words, and beneath it why, in the server's. */
export function FailureAlert({ failure }: FailureAlertProps) {
  const { message, reason } = typeof failure === 'string' ? { message: failure } : failure;
  return (
    <Alert severity="error">
      <Box sx={{ ...(reason && { fontWeight: 500 }) }}>{message}</Box>
      {reason && <Box>{reason}</Box>}
    </Alert>
  );
}
