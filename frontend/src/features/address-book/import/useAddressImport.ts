import { useState } from 'react';

import { appImportTexts } from '@contracts/texts/app/address-import';
import { shellTexts } from '@contracts/texts/spec/shell';

import { useClient } from '../../../shared/session/useClient';
import { useFileImport } from '../../../shared/uploads/useFileImport';
import { useImportAddressesMutation } from '../address-book.api';

/** State of the import: file, client and result. */
export function useAddressImport() {
  const client = useClient();
  const [clientId, setClientId] = useState(client.clientId ?? null);
  const [saveAsDrafts, setSaveAsDrafts] = useState(false);
  const [send, sending] = useImportAddressesMutation();
  const file = useFileImport(sending, appImportTexts.failed);

  return {
    ...file,
    clientId,
    setClientId,
    saveAsDrafts,
    setSaveAsDrafts,
    clientMessage: file.isChecked && clientId === null ? shellTexts.selectClient : null,
    upload: ({ importAgain }: { readonly importAgain: boolean }) =>
      file.upload(clientId === null ? null : { clientId, saveAsDrafts, importAgain }, send),
  };
}

export type AddressImport = ReturnType<typeof useAddressImport>;
