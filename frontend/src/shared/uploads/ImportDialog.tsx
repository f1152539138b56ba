import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

import { ownImportTexts } from '@contracts/texts/own-screens';

import { FormDialog } from '../forms/FormDialog';
import { ImportReport, type ImportReportProps } from './ImportReport';
import type { FileImport } from './useFileImport';

export interface ImportDialogProps extends Omit<ImportReportProps, 'report'> {
  readonly title: string;
  readonly state: Pick<
    FileImport,
    'file' | 'report' | 'isBusy' | 'refusal' | 'wasSeenBefore' | 'startAgain'
  >;
  /** Sends the file; `again` when it was seen before and the user wants it all the same. */
  readonly onUpload: (options: { readonly again: boolean }) => void;
  /** Said while the file is on its way. */
  readonly uploading: string;
  readonly onClose: () => void;
  /** What is asked beside the file. */
  readonly children: ReactNode;
}

/** BULK-30: a form, then the file on its way, then what became of its rows. */
export function ImportDialog(props: ImportDialogProps) {
  const { title, state, onUpload, uploading, onClose, children, ...words } = props;
  const { report, isBusy, wasSeenBefore } = state;

  return (
    <FormDialog
      title={title}
      submitLabel={submitLabelOf(state)}
      closeLabel={report ? ownImportTexts.finish : undefined}
      isDirty={state.file !== null && !report}
      isBusy={isBusy}
      error={state.refusal ?? undefined}
      onSubmit={() => {
        if (report) state.startAgain();
        else onUpload({ again: wasSeenBefore });
      }}
      onClose={onClose}
    >
      {isBusy && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {uploading}
        </Alert>
      )}
      {report ? <ImportReport {...words} report={report} /> : children}
    </FormDialog>
  );
}

/** A file seen before is only taken when the user says so: the button asks just that (GAP-17). */
function submitLabelOf({ report, isBusy, wasSeenBefore }: ImportDialogProps['state']): string {
  if (report) return ownImportTexts.another;
  if (isBusy) return ownImportTexts.uploading;
  return wasSeenBefore ? ownImportTexts.againQuestion : ownImportTexts.upload;
}
