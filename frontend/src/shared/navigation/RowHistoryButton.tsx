import IconButton from '@mui/material/IconButton';
import { History } from 'lucide-react';

import { appHistoryTexts } from '@contracts/texts/app/history';

import { usePermission } from '../session/usePermission';
import type { HistoryButtonProps } from './HistoryButton';
import { useRecordDialog } from './useRecordDialog';

interface RowHistoryButtonProps extends HistoryButtonProps {
  /** Name of the record. */
  readonly name: string;
}

/** History of a record that is edited in its row. */
export function RowHistoryButton({ kind, id, clientId, name }: RowHistoryButtonProps) {
  const history = useRecordDialog('history');
  const canRead = usePermission('READ_HISTORY', clientId);
  if (!canRead || id === undefined) return null;
  return (
    <IconButton
      size="small"
      aria-label={`${appHistoryTexts.open} ${name}`}
      title={appHistoryTexts.open}
      onClick={() => {
        history.open(`${kind}-${id}`);
      }}
    >
      <History size={14} strokeWidth={1.6} aria-hidden />
    </IconButton>
  );
}
