import { useState } from 'react';

import { zoneTexts } from '@contracts/texts/spec/zones';
import type { CarrierView } from '@contracts/views/carrier.view';

import { useFileImport } from '../uploads/useFileImport';
import { useLoadCarrierZonesMutation } from './zones.api';

/** BULK-28. */
const MAX_REJECTION_LENGTH = 100;

/** State of a zone import: file, carrier and result. */
export function useZoneImport() {
  const [customerId, setCustomerId] = useState<number | null>(null);
  const [carrier, setCarrier] = useState<CarrierView | null>(null);
  const [skipBadRows, setSkipBadRows] = useState(false);
  const [load, loading] = useLoadCarrierZonesMutation();
  const file = useFileImport(loading, zoneTexts.noneInserted);

  return {
    ...file,
    rejection: file.rejection?.slice(0, MAX_REJECTION_LENGTH) ?? null,
    customerId,
    /** Clears the carrier: it belongs to the previous customer. */
    setCustomerId: (id: number | null) => {
      setCustomerId(id);
      setCarrier(null);
    },
    carrier,
    /** Clears the result too: it belongs to the previous carrier. */
    setCarrier: (next: CarrierView | null) => {
      file.clearResult();
      setCarrier(next);
    },
    skipBadRows,
    setSkipBadRows,
    carrierMessage: file.isChecked && carrier === null ? zoneTexts.noCarrierForFile : null,
    upload: () => file.upload(carrier && { carrier, customerId, skipBadRows }, load),
  };
}

export type ZoneImport = ReturnType<typeof useZoneImport>;
