import Alert from '@mui/material/Alert';

import { ownBulkTexts as words, ownImportTexts } from '@contracts/texts/own-screens';

import { FormDialog } from '../../../shared/forms/FormDialog';
import type { ToolDialogProps } from '../../../shared/navigation/tool-dialog';
import { ImportReport } from '../../../shared/uploads/ImportReport';
import { uploadLabel } from '../../../shared/uploads/upload-label';
import { ImportFields } from './ImportFields';
import { useConsignmentImport } from './useConsignmentImport';

/** BULK-06: a file of consignments; what is wrong with a row is said, and the others are taken. */
export function ImportConsignmentsDialog({ onClose }: ToolDialogProps) {
  const state = useConsignmentImport();
  const { report, isBusy } = state;

  return (
    <FormDialog
      title={words.importConsignments}
      submitLabel={uploadLabel({ ...state, isDone: report !== null })}
      closeLabel={report ? ownImportTexts.finish : undefined}
      isDirty={state.wanted.file !== null && !report}
      isBusy={isBusy}
      error={state.refusal ?? undefined}
      onSubmit={() => {
        if (report) state.startAgain();
        else void state.upload({ again: state.wasSeenBefore });
      }}
      onClose={onClose}
    >
      {isBusy && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {words.uploadingConsignments}
        </Alert>
      )}
      {report ? (
        <ImportReport
          report={report}
          done={words.consignmentsDone}
          none={words.noConsignments}
          failedFileName="consignments-with-errors.csv"
        />
      ) : (
        <ImportFields state={state} />
      )}
    </FormDialog>
  );
}
