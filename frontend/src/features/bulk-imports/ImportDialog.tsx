import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

import { ownImportTexts } from '@contracts/texts/own-screens';
import type { ImportReportView } from '@contracts/views/import-report.view';

import { FormDialog } from '../../shared/forms/FormDialog';
import { ImportReport, type ImportReportProps } from '../../shared/uploads/ImportReport';
import { uploadLabel } from '../../shared/uploads/upload-label';

interface ImportState {
  /** Reports without `drafts` are of imports that make none. */
  readonly report: (Omit<ImportReportView, 'drafts'> & Partial<ImportReportView>) | null;
  readonly isBusy: boolean;
  readonly isFileChosen: boolean;
  readonly refusal: string | null;
  readonly wasSeenBefore?: boolean;
  upload(options: { readonly again: boolean }): Promise<void>;
  startAgain(): void;
}

export interface ImportDialogProps extends Omit<ImportReportProps, 'report'> {
  readonly title: string;
  readonly state: ImportState;
  /** Said while the file is on its way. */
  readonly uploading: string;
  readonly onClose: () => void;
  /** What is asked beside the file. */
  readonly children: ReactNode;
}

/** BULK-30: a form, then the file on its way, then what became of its rows. */
export function ImportDialog(props: ImportDialogProps) {
  const { title, state, uploading, onClose, children, ...words } = props;
  const { report, isBusy, wasSeenBefore = false } = state;

  return (
    <FormDialog
      title={title}
      submitLabel={uploadLabel({ isDone: report !== null, isBusy, wasSeenBefore })}
      closeLabel={report ? ownImportTexts.finish : undefined}
      isDirty={state.isFileChosen && !report}
      isBusy={isBusy}
      error={state.refusal ?? undefined}
      onSubmit={() => {
        if (report) state.startAgain();
        else void state.upload({ again: wasSeenBefore });
      }}
      onClose={onClose}
    >
      {isBusy && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {uploading}
        </Alert>
      )}
      {report ? <ImportReport {...words} report={{ drafts: 0, ...report }} /> : children}
    </FormDialog>
  );
}
