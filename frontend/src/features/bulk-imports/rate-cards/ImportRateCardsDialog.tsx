import { appBulkTexts as texts } from '@contracts/texts/app/bulk-upload';
import { rateCardTexts } from '@contracts/texts/spec/rate-cards';

import type { ToolDialogProps } from '../../../shared/navigation/tool-dialog';
import { ImportDialog } from '../../../shared/uploads/ImportDialog';
import { RateCardFields } from './RateCardFields';
import { useRateCardImport } from './useRateCardImport';

/** BULK-17: imports the rates of one carrier account from a spreadsheet. */
export function ImportRateCardsDialog({ onClose }: ToolDialogProps) {
  const state = useRateCardImport();
  return (
    <ImportDialog
      title={texts.importRateCards}
      state={state}
      onUpload={() => void state.upload()}
      uploading={texts.uploadingRates}
      done={texts.ratesDone}
      doneOne={texts.rateDone}
      none={rateCardTexts.noneInserted}
      failedFileName="rates-with-errors.csv"
      onClose={onClose}
    >
      <RateCardFields state={state} />
    </ImportDialog>
  );
}
