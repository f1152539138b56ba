import { useState } from 'react';

import { appBulkTexts as texts } from '@contracts/texts/app/bulk-upload';
import { shellTexts } from '@contracts/texts/spec/shell';

import { useClient } from '../../../shared/session/useClient';
import { useFileImport } from '../../../shared/uploads/useFileImport';
import { useImportConsignmentsMutation } from '../bulk-imports.api';

/** Criterion for choosing a row's offer (BULK-08). */
export type OfferMode = 'CHEAPEST' | 'CARRIER';

/** Default options (BULK-10, BULK-11). */
const initialOptions = {
  isSendEmail: false,
  saveFailedAsDraft: true,
  mode: 'CHEAPEST' as OfferMode,
  /** `carrierId/serviceTypeId` of each ticked service. */
  services: [] as readonly string[],
};

/** State of the import: file, client, offer mode and result. */
export function useConsignmentImport() {
  const client = useClient();
  const [clientId, setClientId] = useState(client.clientId ?? null);
  const [options, setOptions] = useState(initialOptions);
  const [send, sending] = useImportConsignmentsMutation();
  const file = useFileImport(sending, texts.consignmentsFailed);

  const { mode, services, ...flags } = options;
  const servicesError = mode === 'CARRIER' && services.length === 0 ? texts.servicesMissing : null;

  return {
    ...file,
    options,
    change: (changes: Partial<typeof initialOptions>) => {
      sending.reset();
      setOptions((current) => ({ ...current, ...changes }));
    },
    clientId,
    setClientId,
    clientMessage: file.isChecked && clientId === null ? shellTexts.selectClient : null,
    servicesMessage: file.isChecked ? servicesError : null,
    upload: ({ importAgain }: { readonly importAgain: boolean }) => {
      const chosen = mode === 'CARRIER' ? services.map(toChoice) : null;
      const isComplete = servicesError === null && clientId !== null;
      return file.upload(
        isComplete ? { ...flags, clientId, importAgain, services: chosen } : null,
        send,
      );
    },
  };
}

export type ConsignmentImport = ReturnType<typeof useConsignmentImport>;

function toChoice(key: string) {
  const [selectedCarrier = 0, selectedCarrierServiceType = 0] = key.split('/').map(Number);
  return { selectedCarrier, selectedCarrierServiceType };
}
