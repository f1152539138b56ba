import { useState } from 'react';

import { ownBulkTexts as words } from '@contracts/texts/own-screens';
import { shellTexts } from '@contracts/texts/shell';

import { useClient } from '../../../shared/session/useClient';
import { useFileImport } from '../../../shared/uploads/useFileImport';
import { useImportConsignmentsMutation } from '../bulk-imports.api';

/** Which offer a row takes (BULK-08). */
export type OfferMode = 'CHEAPEST' | 'CARRIER';

/** What is asked beside the file, as the dialog opens (BULK-10, BULK-11). */
const asFirst = {
  isSendEmail: false,
  saveFailedAsDraft: true,
  mode: 'CHEAPEST' as OfferMode,
  /** `carrierId/serviceTypeId` of each service ticked. */
  services: [] as readonly string[],
};

/** The file, whose it is, how its rows find their offer, and what became of it. */
export function useConsignmentImport() {
  const client = useClient();
  const [clientId, setClientId] = useState(client.clientId ?? null);
  const [wanted, setWanted] = useState(asFirst);
  const [send, sending] = useImportConsignmentsMutation();
  const file = useFileImport(sending, words.consignmentsFailed);

  const { mode, services, ...options } = wanted;
  const servicesFault = mode === 'CARRIER' && services.length === 0 ? words.servicesMissing : null;

  return {
    ...file,
    wanted,
    change: (changes: Partial<typeof asFirst>) => {
      sending.reset();
      setWanted((current) => ({ ...current, ...changes }));
    },
    clientId,
    setClientId,
    clientMessage: file.isTried && clientId === null ? shellTexts.selectClient : null,
    servicesMessage: file.isTried ? servicesFault : null,
    upload: ({ again }: { readonly again: boolean }) =>
      file.upload(servicesFault ? null : clientId, (sent, owner) =>
        send({
          ...sent,
          ...options,
          clientId: owner,
          again,
          services: mode === 'CARRIER' ? services.map(toChoice) : null,
        }),
      ),
  };
}

export type ConsignmentImport = ReturnType<typeof useConsignmentImport>;

function toChoice(key: string) {
  const [selectedCarrier = 0, selectedCarrierServiceType = 0] = key.split('/').map(Number);
  return { selectedCarrier, selectedCarrierServiceType };
}
