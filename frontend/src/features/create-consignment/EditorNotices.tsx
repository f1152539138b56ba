import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { SubmittedAlert } from './submit/SubmittedAlert';
import type { ConsignmentEditorState } from './useConsignmentEditor';

export interface EditorNoticesProps {
  readonly clientId: number;
  readonly editor: ConsignmentEditorState;
}

/** What happened to this form, or to the one before it. */
export function EditorNotices({ clientId, editor }: EditorNoticesProps) {
  const { state, submitted, submission } = editor;
  const { unsent } = state;
  const { problem } = submission;

  return (
    <Box className="notices" sx={{ display: 'grid', gap: '12px', '& > *': { m: 0 } }}>
      {submitted && (
        <SubmittedAlert
          clientId={clientId}
          submitted={submitted}
          onAnother={editor.createAnother}
        />
      )}
      {unsent && (
        <ContextStrip
          tone="neutral"
          lead={`Restore your unsent consignment${unsent.receiver ? ` to ${unsent.receiver.company}` : ''}?`}
          action={{
            label: 'Restore',
            onClick: () => {
              state.startFrom(unsent);
            },
          }}
        />
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
