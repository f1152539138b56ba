import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { appOperationsTexts } from '@contracts/texts/app/operations';
import type { IssueView } from '@contracts/views/issue.view';

import { messageOf } from '../../../shared/api/api-error';
import { useToast } from '../../../shared/feedback/useToast';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextInput } from '../../../shared/forms/TextInput';
import { useIsMounted } from '../../../shared/forms/useIsMounted';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { useDismissIssueMutation } from './issues.api';

const texts = appOperationsTexts.needs;
const MAX_REASON_LENGTH = 255;

/** Button that removes a failed manifest from the list, for users who may. */
export function DismissIssue({ issue: { key, kind } }: { readonly issue: IssueView }) {
  const can = usePermissionCheck();
  const [isOpen, setOpen] = useState(false);
  if (kind !== 'MANIFEST_FAILED' || !can('WORK_SET_ASIDE')) return null;
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {texts.dismiss}
      </Button>
      {isOpen && (
        <DismissDialog
          issueKey={key}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

interface DismissDialogProps {
  readonly issueKey: string;
  readonly onClose: () => void;
}

/** Dialog for the reason before an item is dismissed. */
function DismissDialog({ issueKey: key, onClose }: DismissDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [dismiss, { isLoading, error }] = useDismissIssueMutation();
  const toast = useToast();
  const isMounted = useIsMounted();
  const words = reason.trim();

  async function submit() {
    setTried(true);
    if (words === '') return;
    const response = await dismiss({ key, words });
    if (response.error) return;
    toast.success(texts.dismissed);
    if (isMounted()) onClose();
  }

  return (
    <FormDialog
      title={texts.dismissTitle}
      submitLabel={texts.dismiss}
      isDirty={words !== ''}
      isBusy={isLoading}
      error={error ? messageOf(error, texts.dismissFailed) : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>{texts.dismissNote}</Typography>
      <TextInput
        label={texts.dismissReason}
        value={reason}
        autoFocus
        multiline
        minRows={2}
        inputProps={{ maxLength: MAX_REASON_LENGTH }}
        error={isTried && words === '' ? texts.reasonMissing : undefined}
        onChange={({ target }) => {
          setReason(target.value);
        }}
      />
    </FormDialog>
  );
}
