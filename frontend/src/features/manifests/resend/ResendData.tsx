import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';

import { manifestTexts } from '@contracts/texts/spec/manifests';

import { useToolDialog } from '../../../shared/navigation/tool-dialog';
import { usePermission } from '../../../shared/session/usePermission';

/** MAN-46, MAN-51: opens the dialog to resend manifests by id. */
export function ResendData() {
  const canResend = usePermission('RESEND_DATA');
  const tool = useToolDialog();
  if (!canResend) return null;

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
