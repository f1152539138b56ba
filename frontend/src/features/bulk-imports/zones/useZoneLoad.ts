import { useState } from 'react';

import { uploadTexts } from '@contracts/texts/uploads';
import { zoneTexts } from '@contracts/texts/zones';
import type { CarrierView } from '@contracts/views/carrier.view';
import type { ZoneReportView } from '@contracts/views/carrier-zone.view';

import { messageOf } from '../../../shared/api/api-error';
import { newIdempotencyKey } from '../../../shared/api/idempotency';
import { useLoadCarrierZonesMutation } from '../bulk-imports.api';

/** BULK-28. */
const LONGEST_REFUSAL = 100;

/** The file of zones, its carrier, and what became of it. */
export function useZoneLoad() {
  const [customerId, setCustomerId] = useState<number | null>(null);
  const [carrier, setCarrier] = useState<CarrierView | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [skipBadRows, setSkipBadRows] = useState(false);
  const [isTried, setTried] = useState(false);
  const [report, setReport] = useState<ZoneReportView | null>(null);
  const [load, { isLoading, error, reset }] = useLoadCarrierZonesMutation();

  async function upload() {
    setTried(true);
    if (carrier === null || file === null) return;
    const wanted = { carrier, customerId, file, skipBadRows };
    const { data } = await load({ ...wanted, idempotencyKey: newIdempotencyKey() });
    if (data) setReport(data);
  }

  return {
    customerId,
    /** Another customer has other carriers. */
    setCustomerId: (id: number | null) => {
      setCustomerId(id);
      setCarrier(null);
    },
    carrier,
    setCarrier,
    file,
    setFile: (next: File | null) => {
      reset();
      setFile(next);
    },
    skipBadRows,
    setSkipBadRows,
    carrierMessage: isTried && carrier === null ? zoneTexts.noCarrierForFile : null,
    fileMessage: isTried && file === null ? uploadTexts.noFile : null,
    isFileChosen: file !== null,
    report,
    isBusy: isLoading,
    refusal: error ? messageOf(error, zoneTexts.noneInserted).slice(0, LONGEST_REFUSAL) : null,
    upload,
    startAgain: () => {
      reset();
      setReport(null);
      setFile(null);
      setTried(false);
    },
  };
}

export type ZoneLoad = ReturnType<typeof useZoneLoad>;
