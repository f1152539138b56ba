import { useState } from 'react';

import { ownBulkTexts as words } from '@contracts/texts/own-screens';
import { rateCardTexts } from '@contracts/texts/rate-cards';
import { uploadTexts } from '@contracts/texts/uploads';
import type { RateCardReportView } from '@contracts/views/rate-card-report.view';

import { messageOf } from '../../../shared/api/api-error';
import { newIdempotencyKey } from '../../../shared/api/idempotency';
import { useClient } from '../../../shared/session/useClient';
import { useImportRateCardsMutation } from '../bulk-imports.api';

/** The file of rates, the account they are for, and what became of it. */
export function useRateCardImport() {
  const client = useClient();
  const [clientId, setClientId] = useState(client.clientId ?? null);
  const [accountId, setAccountId] = useState<number | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [skipBadRows, setSkipBadRows] = useState(false);
  const [isTried, setTried] = useState(false);
  const [report, setReport] = useState<RateCardReportView | null>(null);
  const [send, { isLoading, error, reset }] = useImportRateCardsMutation();

  async function upload() {
    setTried(true);
    if (accountId === null || file === null) return;
    const wanted = { clientCarrierAccountId: accountId, file, skipBadRows };
    const { data } = await send({ ...wanted, idempotencyKey: newIdempotencyKey() });
    if (data) setReport(data);
  }

  return {
    clientId,
    /** Another client has other accounts. */
    setClientId: (id: number | null) => {
      setClientId(id);
      setAccountId(null);
    },
    accountId,
    setAccountId,
    file,
    setFile: (next: File | null) => {
      reset();
      setFile(next);
    },
    skipBadRows,
    setSkipBadRows,
    accountMessage: isTried && accountId === null ? rateCardTexts.noAccount : null,
    fileMessage: isTried && file === null ? uploadTexts.noFile : null,
    isFileChosen: file !== null,
    report,
    isBusy: isLoading,
    refusal: error ? messageOf(error, words.ratesFailed) : null,
    upload,
    startAgain: () => {
      reset();
      setReport(null);
      setFile(null);
      setTried(false);
    },
  };
}

export type RateCardImport = ReturnType<typeof useRateCardImport>;
