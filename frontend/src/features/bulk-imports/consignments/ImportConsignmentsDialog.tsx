import { appBulkTexts as texts } from '@contracts/texts/app/bulk-upload';

import type { ToolDialogProps } from '../../../shared/navigation/tool-dialog';
import { ImportDialog } from '../../../shared/uploads/ImportDialog';
import { ImportFields } from './ImportFields';
import { useConsignmentImport } from './useConsignmentImport';

/** BULK-06: imports a file of consignments; rows with errors are reported, the others imported. */
export function ImportConsignmentsDialog({ onClose }: ToolDialogProps) {
  const state = useConsignmentImport();
  return (
    <ImportDialog
      title={texts.importConsignments}
      state={state}
      onUpload={(options) => void state.upload(options)}
      uploading={texts.uploadingConsignments}
      done={texts.consignmentsDone}
      doneOne={texts.consignmentDone}
      none={texts.noConsignments}
      failedFileName="consignments-with-errors.csv"
      onClose={onClose}
    >
      <ImportFields state={state} />
    </ImportDialog>
  );
}
