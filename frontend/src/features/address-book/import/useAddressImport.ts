import { useState } from 'react';

import { ownImportTexts } from '@contracts/texts/own-screens';
import { shellTexts } from '@contracts/texts/shell';

import { useClient } from '../../../shared/session/useClient';
import { useFileImport } from '../../../shared/uploads/useFileImport';
import { useImportAddressesMutation } from '../address-book.api';

/** The file, whose it is and what became of it. */
export function useAddressImport() {
  const client = useClient();
  const [clientId, setClientId] = useState(client.clientId ?? null);
  const [saveAsDrafts, setSaveAsDrafts] = useState(false);
  const [send, sending] = useImportAddressesMutation();
  const file = useFileImport(sending, ownImportTexts.failed);

  return {
    ...file,
    clientId,
    setClientId,
    saveAsDrafts,
    setSaveAsDrafts,
    clientMessage: file.isTried && clientId === null ? shellTexts.selectClient : null,
    upload: ({ again }: { readonly again: boolean }) =>
      file.upload(clientId, (sent, owner) =>
        send({ ...sent, clientId: owner, saveAsDrafts, again }),
      ),
  };
}

export type AddressImport = ReturnType<typeof useAddressImport>;
