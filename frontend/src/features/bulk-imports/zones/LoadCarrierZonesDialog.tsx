import { ownBulkTexts as words } from '@contracts/texts/own-screens';
import { zoneTexts } from '@contracts/texts/zones';

import type { ToolDialogProps } from '../../../shared/navigation/tool-dialog';
import { ImportDialog } from '../../../shared/uploads/ImportDialog';
import { useZoneLoad } from '../../../shared/zones/useZoneLoad';
import { ZoneFields } from './ZoneFields';

/** BULK-22: which zone of a carrier each suburb of a file lies in. */
export function LoadCarrierZonesDialog({ onClose }: ToolDialogProps) {
  const state = useZoneLoad();
  return (
    <ImportDialog
      title={words.loadZones}
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
