import Alert from '@mui/material/Alert';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { ownTexts } from '@contracts/texts/own';

/** SHELL-74, X-11: what went well or is only told goes by itself; timing never hides a problem. */
const LIFE_MS = 5000;

export interface PageAlertProps {
  readonly severity: 'success' | 'warning' | 'error' | 'info';
  readonly onClose: () => void;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A message at the top of a page. */
export function PageAlert({ severity, onClose, children, action }: PageAlertProps) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (severity !== 'success' && severity !== 'info') return;
    const timer = setTimeout(() => {
      close();
    }, LIFE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [severity]);

  return (
    <Alert
      severity={severity}
      {...(action ? { action } : { onClose, closeText: ownTexts.close })}
      sx={{ mx: 5, mb: '10px' }}
    >
      {children}
    </Alert>
  );
}
