import Alert from '@mui/material/Alert';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';

/** SHELL-74, X-11: success and info close automatically; errors do not. */
const DURATION_MS = 5000;

export interface PageAlertProps {
  readonly severity: 'success' | 'warning' | 'error' | 'info';
  readonly onClose: () => void;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Alert at the top of a page. */
export function PageAlert({ severity, onClose, children, action }: PageAlertProps) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (severity !== 'success' && severity !== 'info') return;
    const timer = setTimeout(() => {
      close();
    }, DURATION_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [severity]);

  return (
    <Alert
      severity={severity}
      {...(action ? { action } : { onClose, closeText: appTexts.close })}
      sx={{ mx: 5, mb: '10px' }}
    >
      {children}
    </Alert>
  );
}
