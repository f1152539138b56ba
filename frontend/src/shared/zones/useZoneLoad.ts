import { useState } from 'react';

import { zoneTexts } from '@contracts/texts/zones';
import type { CarrierView } from '@contracts/views/carrier.view';

import { useFileImport } from '../uploads/useFileImport';
import { useLoadCarrierZonesMutation } from './zones.api';

/** BULK-28. */
const LONGEST_REFUSAL = 100;

/** The file of zones, its carrier, and what became of it. */
export function useZoneLoad() {
  const [customerId, setCustomerId] = useState<number | null>(null);
  const [carrier, setCarrier] = useState<CarrierView | null>(null);
  const [skipBadRows, setSkipBadRows] = useState(false);
  const [load, loading] = useLoadCarrierZonesMutation();
  const file = useFileImport(loading, zoneTexts.noneInserted);

  return {
    ...file,
    refusal: file.refusal?.slice(0, LONGEST_REFUSAL) ?? null,
    customerId,
    /** Another customer has other carriers. */
    setCustomerId: (id: number | null) => {
      setCustomerId(id);
      setCarrier(null);
    },
    carrier,
    setCarrier,
    skipBadRows,
    setSkipBadRows,
    carrierMessage: file.isTried && carrier === null ? zoneTexts.noCarrierForFile : null,
    upload: () =>
      file.upload(carrier, (sent, zoned) =>
        load({ ...sent, carrier: zoned, customerId, skipBadRows }),
      ),
  };
}

export type ZoneLoad = ReturnType<typeof useZoneLoad>;
