import Button from '@mui/material/Button';
import { useState } from 'react';

import { appOperationsTexts } from '@contracts/texts/app/operations';
import type { IssueView } from '@contracts/views/issue.view';

import { messageOf } from '../../../shared/api/api-error';
import { useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { ReasonDialog } from '../ReasonDialog';
import { useDismissIssueMutation } from './issues.api';

const texts = appOperationsTexts.needs;

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
  const [dismiss, { isLoading, error }] = useDismissIssueMutation();
  const reportSave = useFormSaveFeedback();

  async function submit(reason: string) {
    const messages = { done: texts.dismissed, failed: texts.dismissFailed };
    if (await reportSave(dismiss({ key, words: reason }), messages)) onClose();
  }

  return (
    <ReasonDialog
      title={texts.dismissTitle}
      note={texts.dismissNote}
      label={texts.dismissReason}
      missing={texts.reasonMissing}
      submitLabel={texts.dismiss}
      isBusy={isLoading}
      error={error ? messageOf(error, texts.dismissFailed) : undefined}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
