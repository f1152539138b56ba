import { ownBulkTexts as words } from '@contracts/texts/own-screens';

import type { ToolDialogProps } from '../../../shared/navigation/tool-dialog';
import { ImportDialog } from '../../../shared/uploads/ImportDialog';
import { ImportFields } from './ImportFields';
import { useConsignmentImport } from './useConsignmentImport';

/** BULK-06: a file of consignments; what is wrong with a row is said, and the others are taken. */
export function ImportConsignmentsDialog({ onClose }: ToolDialogProps) {
  const state = useConsignmentImport();
  return (
    <ImportDialog
      title={words.importConsignments}
      state={state}
      onUpload={(options) => void state.upload(options)}
      uploading={words.uploadingConsignments}
      done={words.consignmentsDone}
      doneOne={words.consignmentDone}
      none={words.noConsignments}
      failedFileName="consignments-with-errors.csv"
      onClose={onClose}
    >
      <ImportFields state={state} />
    </ImportDialog>
  );
}
