import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { manifestTexts } from '@contracts/texts/manifests';

import { usePermission } from '../../../shared/session/usePermission';

const ResendDialog = lazy(async () => {
  const { ResendDialog: dialog } = await import('./ResendDialog');
  return { default: dialog };
});

/** MAN-46, MAN-51: sends manifests to their carriers again, by their ids. */
export function ResendData() {
  const mayResend = usePermission('RESEND_DATA');
  const [isOpen, setOpen] = useState(false);
  if (!mayResend) return null;

  return (
    <>
      <Button
        startIcon={<RefreshCw size={14} strokeWidth={1.6} aria-hidden />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {manifestTexts.resendData}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ResendDialog
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
