import Box from '@mui/material/Box';
import { useState } from 'react';

import { ownBulkTexts } from '@contracts/texts/own-screens';
import { ownRateCardTexts as words } from '@contracts/texts/own-carriers';
import { rateCardTexts } from '@contracts/texts/rate-cards';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view';

import { useImportRateCardsMutation } from '../../../shared/carriers/client-accounts.api';
import { CheckField } from '../../../shared/forms/CheckField';
import { fillText } from '../../../shared/text/fill-text';
import { ImportFile } from '../../../shared/uploads/ImportFile';
import { ImportIntro } from '../../../shared/uploads/ImportIntro';
import { ImportDialog } from '../../../shared/uploads/ImportDialog';
import { useFileImport } from '../../../shared/uploads/useFileImport';
import { accountName } from '../client-account-dialogs';

export interface UploadRateCardDialogProps {
  readonly account: ClientCarrierAccountView;
  readonly onClose: () => void;
}

/** ACCT-74, ACCT-78: new prices of this account, out of a spreadsheet. */
export function UploadRateCardDialog({ account, onClose }: UploadRateCardDialogProps) {
  const [skipBadRows, setSkipBadRows] = useState(false);
  const [send, sending] = useImportRateCardsMutation();
  const state = useFileImport(sending, ownBulkTexts.ratesFailed);

  return (
    <ImportDialog
      title={fillText(words.uploadTitle, { account: accountName(account) })}
      state={state}
      onUpload={() =>
        void state.upload(account.id, (sent, clientCarrierAccountId) =>
          send({ ...sent, clientCarrierAccountId, skipBadRows }),
        )
      }
      uploading={ownBulkTexts.uploadingRates}
      done={ownBulkTexts.ratesDone}
      doneOne={ownBulkTexts.rateDone}
      none={rateCardTexts.noneInserted}
      failedFileName="rates-with-errors.csv"
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ImportIntro template="RateCardTemplate.xlsx">{ownBulkTexts.ratesIntro}</ImportIntro>
        <ImportFile kind="sheet" state={state} />
        <CheckField label={ownBulkTexts.skipBadRows} isOn={skipBadRows} onChange={setSkipBadRows} />
      </Box>
    </ImportDialog>
  );
}
