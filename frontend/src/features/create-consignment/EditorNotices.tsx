import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { ConflictNotice } from './conflict/ConflictNotice';
import type { ConsignmentEditorProps } from './consignment-editor.types';
import type { ConsignmentForm } from './form/consignment-form';
import { SubmittedAlert } from './submit/SubmittedAlert';
import type { ConsignmentEditorState } from './useConsignmentEditor';

export interface EditorNoticesProps extends ConsignmentEditorProps {
  readonly editor: ConsignmentEditorState;
}

/** What happened to this form, or to the one before it. */
export function EditorNotices({ editor, ...props }: EditorNoticesProps) {
  const { state, submitted, submission } = editor;
  const { edited, latest, onMerged } = props;

  return (
    <Box className="notices" sx={{ display: 'grid', gap: '12px', '&& > *': { m: 0 } }}>
      {props.notice}
      {submitted && <SubmittedAlert submitted={submitted} onAnother={editor.createAnother} />}
      <UnsentStrip editor={editor} onTypeChange={props.onTypeChange} />
      {submission.problem && <Alert severity="error">{submission.problem}</Alert>}
      {edited && latest && onMerged && (
        <ConflictNotice
          edited={edited}
          latest={latest}
          state={state}
          unit={props.unit}
          changedBy={submission.changedBy}
          onMerged={onMerged}
        />
      )}
    </Box>
  );
}

interface UnsentStripProps {
  readonly editor: ConsignmentEditorState;
  readonly onTypeChange: ((form: ConsignmentForm) => void) | undefined;
}

/** What was typed before and never sent. */
function UnsentStrip({ editor: { state }, onTypeChange }: UnsentStripProps) {
  const { unsent } = state;
  if (!unsent) return null;
  const company = (unsent.receiver ?? unsent.sender)?.company;

  function restore(form: ConsignmentForm) {
    if (form.consignmentType !== state.form.consignmentType) onTypeChange?.(form);
    else state.startFrom(form);
  }
  return (
    <ContextStrip
      tone="neutral"
      lead={`Restore your unsent consignment${company ? ` to ${company}` : ''}?`}
      action={{
        label: 'Restore',
        onClick: () => {
          restore(unsent);
        },
      }}
    />
  );
}
