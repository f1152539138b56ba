import { useState } from 'react';

import { addressTexts } from '@contracts/texts/addresses';
import { ownImportTexts } from '@contracts/texts/own-screens';
import { shellTexts } from '@contracts/texts/shell';
import type { ImportReportView } from '@contracts/views/import-report.view';

import { isApiError, messageOf } from '../../../shared/api/api-error';
import { newIdempotencyKey } from '../../../shared/api/idempotency';
import { useClient } from '../../../shared/session/useClient';
import { useImportAddressesMutation } from '../address-book.api';

/** The file, whose it is and what became of it. */
export function useAddressImport() {
  const client = useClient();
  const [clientId, setClientId] = useState(client.clientId ?? null);
  const [file, setFile] = useState<File | null>(null);
  const [saveAsDrafts, setSaveAsDrafts] = useState(false);
  const [isTried, setTried] = useState(false);
  const [report, setReport] = useState<ImportReportView | null>(null);
  const [importAddresses, { isLoading, error, reset }] = useImportAddressesMutation();

  async function upload({ again = false } = {}) {
    setTried(true);
    if (file === null || clientId === null) return;
    const { data } = await importAddresses({
      clientId,
      file,
      saveAsDrafts,
      again,
      idempotencyKey: newIdempotencyKey(),
    });
    if (data) setReport(data);
  }

  return {
    clientId,
    setClientId,
    file,
    setFile: (next: File | null) => {
      reset();
      setFile(next);
    },
    saveAsDrafts,
    setSaveAsDrafts,
    report,
    isBusy: isLoading,
    clientMessage: isTried && clientId === null ? shellTexts.selectClient : null,
    fileMessage: isTried && file === null ? addressTexts.noFile : null,
    refusal: error ? messageOf(error, ownImportTexts.failed) : null,
    /** The same file was imported before: it is taken again only when the user says so (GAP-17). */
    wasSeenBefore: isApiError(error) && error.status === 409,
    upload,
    startAgain: () => {
      reset();
      setReport(null);
      setFile(null);
      setTried(false);
    },
  };
}

export type AddressImport = ReturnType<typeof useAddressImport>;
