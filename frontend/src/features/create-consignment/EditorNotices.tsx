import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import { consignmentEditorTexts as texts } from '@contracts/texts/app/create-consignment';

import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { ConflictNotice } from './conflict/ConflictNotice';
import type { ConsignmentForm } from './form/consignment-form';
import type { SavedForm } from './form/saved-form';
import { SubmittedAlert } from './submit/SubmittedAlert';
import type { EditorPartProps } from './useConsignmentEditor';

/** Notices about this form or the previous one. */
export function EditorNotices({ editor, ...props }: EditorPartProps) {
  const { state, submitted, submission } = editor;
  const { edited, latest, onMerged } = props;

  return (
    <Box className="notices" sx={{ display: 'grid', gap: '12px', '&& > *': { m: 0 } }}>
      {props.notice}
      {submitted && !state.isTouched && (
        <SubmittedAlert submitted={submitted} onAnother={editor.createAnother} />
      )}
      <UnsentStrip {...props} editor={editor} />
      {submission.problem && <Alert severity="error">{submission.problem}</Alert>}
      {edited && latest && onMerged && (
        <ConflictNotice
          edited={edited}
          latest={latest}
          state={state}
          unit={props.unit}
          changedBy={submission.changedBy}
          isShownAbove={submission.problem !== undefined}
          onMerged={onMerged}
        />
      )}
    </Box>
  );
}

/** Offers to restore unsaved input of an earlier visit. */
function UnsentStrip({ editor: { state }, edited, onTypeChange, onMerged }: EditorPartProps) {
  const { unsent } = state;
  if (!unsent) return null;

  function restore({ form, edited: savedEdited }: SavedForm) {
    if (savedEdited) {
      state.change(form);
      // Changes saved by others since then are shown separately.
      onMerged?.(savedEdited);
    } else if (form.consignmentType !== state.form.consignmentType) onTypeChange?.(form);
    else state.startFrom(form);
  }
  return (
    <ContextStrip
      tone="neutral"
      lead={edited ? texts.restoreChanges : unsentQuestion(unsent.form)}
      action={{
        label: texts.restore,
        onClick: () => {
          restore(unsent);
        },
      }}
    />
  );
}

function unsentQuestion({ receiver, sender }: ConsignmentForm): string {
  const routeText = receiver ? ` to ${receiver.company}` : sender ? ` from ${sender.company}` : '';
  return texts.restoreUnsent(routeText);
}
