import { useState } from 'react';

import { ownBulkTexts as words } from '@contracts/texts/own-screens';
import { shellTexts } from '@contracts/texts/shell';
import { uploadTexts } from '@contracts/texts/uploads';
import type { ImportReportView } from '@contracts/views/import-report.view';

import { isApiError, messageOf } from '../../../shared/api/api-error';
import { newIdempotencyKey } from '../../../shared/api/idempotency';
import { useClient } from '../../../shared/session/useClient';
import { useImportConsignmentsMutation } from '../bulk-imports.api';

/** Which offer a row takes (BULK-08). */
export type OfferMode = 'CHEAPEST' | 'CARRIER';

/** What is asked beside the file, as the dialog opens (BULK-10, BULK-11). */
const asFirst = {
  file: null as File | null,
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
  const [isTried, setTried] = useState(false);
  const [report, setReport] = useState<ImportReportView | null>(null);
  const [send, { isLoading, error, reset }] = useImportConsignmentsMutation();

  const faults = {
    client: clientId === null ? shellTexts.selectClient : null,
    file: wanted.file === null ? uploadTexts.noFile : null,
    services:
      wanted.mode === 'CARRIER' && wanted.services.length === 0 ? words.servicesMissing : null,
  };

  async function upload({ again = false } = {}) {
    setTried(true);
    const { file, mode, services, ...options } = wanted;
    if (clientId === null || file === null || Object.values(faults).some(Boolean)) return;
    const { data } = await send({
      ...options,
      clientId,
      file,
      again,
      services: mode === 'CARRIER' ? services.map(toChoice) : null,
      idempotencyKey: newIdempotencyKey(),
    });
    if (data) setReport(data);
  }

  return {
    wanted,
    change: (changes: Partial<typeof asFirst>) => {
      reset();
      setWanted((current) => ({ ...current, ...changes }));
    },
    clientId,
    setClientId,
    faults: isTried ? faults : { client: null, file: null, services: null },
    isFileChosen: wanted.file !== null,
    report,
    isBusy: isLoading,
    refusal: error ? messageOf(error, words.consignmentsFailed) : null,
    /** The same file was imported before: it is taken again only when the user says so (GAP-17). */
    wasSeenBefore: isApiError(error) && error.status === 409,
    upload,
    startAgain: () => {
      reset();
      setReport(null);
      setWanted((current) => ({ ...current, file: null }));
      setTried(false);
    },
  };
}

export type ConsignmentImport = ReturnType<typeof useConsignmentImport>;

function toChoice(key: string) {
  const [selectedCarrier = 0, selectedCarrierServiceType = 0] = key.split('/').map(Number);
  return { selectedCarrier, selectedCarrierServiceType };
}
