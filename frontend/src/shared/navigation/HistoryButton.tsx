import Button from '@mui/material/Button';
import { History } from 'lucide-react';

import type { HistoryKind } from '@contracts/rules/history-kinds';
import { appHistoryTexts } from '@contracts/texts/app/history';

import { usePermission } from '../session/usePermission';
import { useRecordDialog } from './useRecordDialog';

export interface HistoryButtonProps {
  readonly kind: HistoryKind;
  /** Undefined before the first save, when there is no history. */
  readonly id: number | undefined;
  /** Its client, if it has one. */
  readonly clientId?: number | undefined;
}

/** Button that opens the history over the form, which keeps its input. */
export function HistoryButton({ kind, id, clientId }: HistoryButtonProps) {
  const history = useRecordDialog('history');
  const canRead = usePermission('READ_HISTORY', clientId);
  if (!canRead || id === undefined) return null;
  return (
    <Button
      sx={{ mr: 'auto' }}
      startIcon={<History size={14} strokeWidth={1.6} aria-hidden />}
      onClick={() => {
        history.open(`${kind}-${id}`);
      }}
    >
      {appHistoryTexts.open}
    </Button>
  );
}
