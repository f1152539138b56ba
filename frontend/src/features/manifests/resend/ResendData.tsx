import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';

import { manifestTexts } from '@contracts/texts/manifests';

import { useToolDialog } from '../../../shared/navigation/tool-dialog';
import { usePermission } from '../../../shared/session/usePermission';

/** MAN-46, MAN-51: opens the dialog that sends manifests to their carriers again, by their ids. */
export function ResendData() {
  const mayResend = usePermission('RESEND_DATA');
  const tool = useToolDialog();
  if (!mayResend) return null;

  return (
    <Button
      startIcon={<RefreshCw size={14} strokeWidth={1.6} aria-hidden />}
      onClick={() => {
        tool.open('resend-data');
      }}
    >
      {manifestTexts.resendData}
    </Button>
  );
}
