import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

import { appImportTexts } from '@contracts/texts/app/address-import';

import { FormDialog } from '../forms/FormDialog';
import { ImportReport, type ImportReportProps } from './ImportReport';
import type { FileImport } from './useFileImport';

export interface ImportDialogProps extends Omit<ImportReportProps, 'report'> {
  readonly title: string;
  readonly state: Pick<
    FileImport,
    'file' | 'report' | 'isBusy' | 'rejection' | 'wasSeenBefore' | 'startAgain'
  >;
  /** Sends the file; `importAgain` to import a file that was imported before. */
  readonly onUpload: (options: { readonly importAgain: boolean }) => void;
  /** Text shown during the upload. */
  readonly uploading: string;
  readonly onClose: () => void;
  /** Fields beside the file. */
  readonly children: ReactNode;
}

/** BULK-30: form, then upload, then the result of each row. */
export function ImportDialog(props: ImportDialogProps) {
  const { title, state, onUpload, uploading, onClose, children, ...resultTexts } = props;
  const { report, isBusy, wasSeenBefore } = state;

  return (
    <FormDialog
      title={title}
      submitLabel={submitLabelOf(state)}
      closeLabel={report ? appImportTexts.finish : undefined}
      isDirty={state.file !== null && !report}
      param="dialog"
      isBusy={isBusy}
      error={state.rejection ?? undefined}
      onSubmit={() => {
        if (report) state.startAgain();
        else onUpload({ importAgain: wasSeenBefore });
      }}
      onClose={onClose}
    >
      {isBusy && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {uploading}
        </Alert>
      )}
      {report ? (
        <ImportReport {...resultTexts} report={report} />
      ) : (
        // the report is about the client or carrier that was sent, so it cannot be changed before the report arrives
        <fieldset disabled={isBusy} style={fieldsStyle}>
          {children}
        </fieldset>
      )}
    </FormDialog>
  );
}

const fieldsStyle = { display: 'contents' } as const;

/** A file seen before is only imported after confirmation: the button asks for it (GAP-17). */
function submitLabelOf({ report, isBusy, wasSeenBefore }: ImportDialogProps['state']): string {
  if (report) return appImportTexts.another;
  if (isBusy) return appImportTexts.uploading;
  return wasSeenBefore ? appImportTexts.importAgain : appImportTexts.upload;
}
