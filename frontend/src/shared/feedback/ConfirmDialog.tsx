import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import type { Confirmation } from './useConfirm';

export interface ConfirmDialogProps extends Confirmation {
  readonly onConfirm: () => void;
  /** Absent for a dialog that can only be confirmed. */
  readonly onCancel?: () => void;
}

/** Asks for confirmation with two buttons. The safe one is focused if the other is destructive. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, confirmLabel, cancelLabel, isDestructive, onConfirm, onCancel } = props;
  const titleId = useId();
  const bodyId = useId();

  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={titleId}
      {...(body && { 'aria-describedby': bodyId })}
      {...(onCancel && { onClose: onCancel })}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 420 } } }}
    >
      <DialogTitle id={titleId} sx={{ typography: 'h2' }}>
        {title}
      </DialogTitle>
      {body && (
        <DialogContent>
          <Typography id={bodyId} sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
            {body}
          </Typography>
        </DialogContent>
      )}
      <DialogActions>
        {onCancel && (
          <Button autoFocus={isDestructive === true} onClick={onCancel}>
            {cancelLabel ?? appTexts.cancel}
          </Button>
        )}
        <Button
          variant="contained"
          autoFocus={isDestructive !== true}
          color={isDestructive ? 'error' : 'inherit'}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
