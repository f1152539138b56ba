import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { PageFailure } from '../feedback/PartFailure';
import type { Failure } from '../api/api-error';
import { FailureAlert } from '../feedback/FailureAlert';
import { useConfirm } from '../feedback/useConfirm';
import { useIsPhone } from '../layout/useIsPhone';
import {
  unsavedChangesConfirmation,
  useLeavePageGuard,
  type LeaveConfirmation,
  type LeavePageGuard,
} from '../navigation/useLeavePageGuard';
import { focusFirstError } from './focus-first-error';
import { focusFirstField } from './focus-first-field';

/** Widths in pixels, or a specified part of the screen (spec part 2, section 2) with a minimum for small ones. */
const widths = {
  sm: 420,
  md: 560,
  lg: 880,
  table: 1080,
  '30vw': 'max(30vw, 380px)',
  '40vw': 'max(40vw, 460px)',
  xl: '80vw',
} as const;

export interface FormDialogProps {
  readonly title: string;
  readonly size?: keyof typeof widths;
  /** Label of the submit button; without it the dialog is read-only. */
  readonly submitLabel?: ReactNode;
  readonly closeLabel?: string | undefined;
  /** Additional buttons, left of Close: for example Back in a multi-step form. */
  readonly actions?: ReactNode;
  /** Whether closing asks for confirmation. */
  readonly isDirty?: boolean;
  /** Confirmation to show; defaults to unsaved changes. */
  readonly leaveQuestion?: LeaveConfirmation | undefined;
  /** Query parameter that keeps the dialog open; the back button removes it, so it asks for confirmation too. */
  readonly param?: string;
  readonly isBusy?: boolean;
  /**
   * Whether a response opens it, not the user: it then takes no focus, so that a key meant for the form below cannot
   * submit it.
   */
  readonly isOpenedByResponse?: boolean;
  /** Failure that does not belong to a field. */
  readonly error?: Failure | string | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Asks before unsaved changes are lost: by closing, by a link, by the back button or by a reload. Resolves immediately
 * if there are none.
 */
export function useLeaveGuard(
  isDirty: boolean,
  leave: () => void,
  { question = unsavedChangesConfirmation, param }: Omit<LeavePageGuard, 'onDiscard'> = {},
) {
  const confirm = useConfirm();
  useLeavePageGuard(isDirty, { question, ...(param && { param }) });
  return async () => {
    const shouldLeave = !isDirty || (await confirm({ ...question, isDestructive: true }));
    if (shouldLeave) leave();
  };
}

/**
 * Form in a dialog: Escape and Close ask while it is dirty, Ctrl or Cmd with Enter submits. Focuses the first field,
 * and the first invalid one when it is submitted.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, size = 'md', isDirty = false, isBusy = false, error, onSubmit, onClose } = props;
  const { leaveQuestion: question, param } = props;
  const close = useLeaveGuard(isDirty, onClose, {
    ...(question && { question }),
    ...(param && { param }),
  });
  const titleId = useId();

  return (
    <Dialog
      open
      fullScreen={useIsPhone()}
      onClose={() => void close()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: widths[size] } } }}
    >
      <form
        ref={props.isOpenedByResponse ? null : focusFirstField}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) submit(event.currentTarget, onSubmit);
        }}
        onKeyDown={submitOnEnter}
        style={{ display: 'contents' }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {error && (
            <Box sx={{ mb: 3 }}>
              <FailureAlert failure={error} />
            </Box>
          )}
          <ErrorBoundary part="dialog" fallback={PageFailure}>
            {props.children}
          </ErrorBoundary>
        </DialogContent>
        <DialogActions sx={actionsSx}>
          {props.actions}
          <Button onClick={() => void close()}>{props.closeLabel ?? appTexts.cancel}</Button>
          {props.submitLabel !== undefined && (
            <Button type="submit" variant="contained" disabled={isBusy}>
              {props.submitLabel}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

function submit(form: HTMLFormElement, onSubmit: () => void): void {
  onSubmit();
  focusFirstError(form);
}

/** Ctrl or Cmd with Enter. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat)
    event.currentTarget.requestSubmit();
}

/** On a phone the buttons wrap onto their own line, so that their labels are not cut off. */
const actionsSx = { flexWrap: 'wrap', rowGap: 2 } as const;
