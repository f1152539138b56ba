import { ownBulkTexts as words } from '@contracts/texts/own-screens';
import { rateCardTexts } from '@contracts/texts/rate-cards';

import type { ToolDialogProps } from '../../../shared/navigation/tool-dialog';
import { ImportDialog } from '../../../shared/uploads/ImportDialog';
import { RateCardFields } from './RateCardFields';
import { useRateCardImport } from './useRateCardImport';

/** BULK-17: the rates of one carrier account, out of a spreadsheet. */
export function ImportRateCardsDialog({ onClose }: ToolDialogProps) {
  const state = useRateCardImport();
  return (
    <ImportDialog
      title={words.importRateCards}
      state={state}
      onUpload={() => void state.upload()}
      uploading={words.uploadingRates}
      done={words.ratesDone}
      doneOne={words.rateDone}
      none={rateCardTexts.noneInserted}
      failedFileName="rates-with-errors.csv"
      onClose={onClose}
    >
      <RateCardFields state={state} />
    </ImportDialog>
  );
}
