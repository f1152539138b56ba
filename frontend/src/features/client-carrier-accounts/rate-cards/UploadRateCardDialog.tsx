import Box from '@mui/material/Box';
import { useState } from 'react';

import { appBulkTexts } from '@contracts/texts/app/bulk-upload';
import { appRateCardTexts as texts } from '@contracts/texts/app/carriers';
import { rateCardTexts } from '@contracts/texts/spec/rate-cards';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view';

import { useImportRateCardsMutation } from '../../../shared/carriers/client-accounts.api';
import { ZoneCodes } from '../../../shared/carriers/ZoneCodes';
import { CheckField } from '../../../shared/forms/CheckField';
import { interpolate } from '../../../shared/text/format';
import { ImportFile } from '../../../shared/uploads/ImportFile';
import { ImportIntro } from '../../../shared/uploads/ImportIntro';
import { ImportDialog } from '../../../shared/uploads/ImportDialog';
import { useFileImport } from '../../../shared/uploads/useFileImport';
import { accountName } from '../client-account-dialogs';

export interface UploadRateCardDialogProps {
  readonly account: ClientCarrierAccountView;
  readonly onClose: () => void;
}

/** ACCT-74, ACCT-78: uploads new rates of this account from a spreadsheet. */
export function UploadRateCardDialog({ account, onClose }: UploadRateCardDialogProps) {
  const [skipBadRows, setSkipBadRows] = useState(false);
  const [send, sending] = useImportRateCardsMutation();
  const state = useFileImport(sending, appBulkTexts.ratesFailed);

  return (
    <ImportDialog
      title={interpolate(texts.uploadTitle, { account: accountName(account) })}
      state={state}
      onUpload={() => void state.upload({ clientCarrierAccountId: account.id, skipBadRows }, send)}
      uploading={appBulkTexts.uploadingRates}
      done={appBulkTexts.ratesDone}
      doneOne={appBulkTexts.rateDone}
      none={rateCardTexts.noneInserted}
      failedFileName="rates-with-errors.csv"
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ImportIntro template="RateCardTemplate.xlsx">{appBulkTexts.ratesIntro}</ImportIntro>
        <ZoneCodes carrierId={account.carrierId} carrierName={account.carrierDisplayName} />
        <ImportFile state={state} />
        <CheckField label={appBulkTexts.skipBadRows} isOn={skipBadRows} onChange={setSkipBadRows} />
      </Box>
    </ImportDialog>
  );
}
