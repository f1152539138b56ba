import { appBulkTexts as texts } from '@contracts/texts/app/bulk-upload';
import { zoneTexts } from '@contracts/texts/spec/zones';

import type { ToolDialogProps } from '../../../shared/navigation/tool-dialog';
import { ImportDialog } from '../../../shared/uploads/ImportDialog';
import { useZoneImport } from '../../../shared/carriers/useZoneImport';
import { ZoneFields } from './ZoneFields';

/** BULK-22: imports a carrier's zone for each suburb of a file. */
export function LoadCarrierZonesDialog({ onClose }: ToolDialogProps) {
  const state = useZoneImport();
  return (
    <ImportDialog
      title={texts.loadZones}
      state={state}
      onUpload={() => void state.upload()}
      uploading={zoneTexts.uploading}
      done={zoneTexts.inserted}
      none={zoneTexts.noneInserted}
      failedFileName="zones-with-errors.csv"
      onClose={onClose}
    >
      <ZoneFields state={state} />
    </ImportDialog>
  );
}
