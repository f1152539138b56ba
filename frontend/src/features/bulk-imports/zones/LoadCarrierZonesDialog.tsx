import Alert from '@mui/material/Alert';

import { ownBulkTexts as words, ownImportTexts } from '@contracts/texts/own-screens';
import { zoneTexts } from '@contracts/texts/zones';

import { FormDialog } from '../../../shared/forms/FormDialog';
import type { ToolDialogProps } from '../../../shared/navigation/tool-dialog';
import { ImportReport } from '../../../shared/uploads/ImportReport';
import { uploadLabel } from '../../../shared/uploads/upload-label';
import { useZoneLoad } from './useZoneLoad';
import { ZoneFields } from './ZoneFields';

/** BULK-22: which zone of a carrier each suburb of a file lies in. */
export function LoadCarrierZonesDialog({ onClose }: ToolDialogProps) {
  const state = useZoneLoad();
  const { report, isBusy } = state;

  return (
    <FormDialog
      title={words.loadZones}
      submitLabel={uploadLabel({ ...state, isDone: report !== null })}
      closeLabel={report ? ownImportTexts.finish : undefined}
      isDirty={state.file !== null && !report}
      isBusy={isBusy}
      error={state.refusal ?? undefined}
      onSubmit={() => {
        if (report) state.startAgain();
        else void state.upload();
      }}
      onClose={onClose}
    >
      {isBusy && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {zoneTexts.uploading}
        </Alert>
      )}
      {report ? (
        <ImportReport
          report={{ ...report, drafts: 0 }}
          done={zoneTexts.inserted}
          none={zoneTexts.noneInserted}
          failedFileName="zones-with-errors.csv"
        />
      ) : (
        <ZoneFields state={state} />
      )}
    </FormDialog>
  );
}
