import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { appBulkTexts as texts } from '@contracts/texts/app/bulk-upload';
import { rateCardTexts } from '@contracts/texts/spec/rate-cards';

import { useClient } from '../../../shared/session/useClient';
import { useFileImport } from '../../../shared/uploads/useFileImport';
import {
  useImportRateCardsMutation,
  useListClientAccountsQuery,
} from '../../../shared/carriers/client-accounts.api';

/** State of the import: file, account and result. */
export function useRateCardImport() {
  const client = useClient();
  const [clientId, setClientId] = useState(client.clientId ?? null);
  const [accountId, setAccountId] = useState<number | null>(null);
  const [skipBadRows, setSkipBadRows] = useState(false);
  const [send, sending] = useImportRateCardsMutation();
  const file = useFileImport(sending, texts.ratesFailed);
  const { currentData: accounts } = useListClientAccountsQuery(clientId ?? skipToken);

  return {
    ...file,
    clientId,
    /** Clears the account: it belongs to the previous client. */
    setClientId: (id: number | null) => {
      setClientId(id);
      setAccountId(null);
    },
    accountId,
    /** Undefined until one is chosen. */
    account: accounts?.find(({ id }) => id === accountId),
    setAccountId,
    skipBadRows,
    setSkipBadRows,
    accountMessage: file.isChecked && accountId === null ? rateCardTexts.noAccount : null,
    upload: () =>
      file.upload(
        accountId === null ? null : { clientCarrierAccountId: accountId, skipBadRows },
        send,
      ),
  };
}

export type RateCardImport = ReturnType<typeof useRateCardImport>;
