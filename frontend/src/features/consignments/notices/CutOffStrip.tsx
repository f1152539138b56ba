import { DateTime } from 'luxon';
import { useEffect, useState } from 'react';

import { counted } from '@contracts/texts/counted';

import { ContextStrip } from '../../../shared/feedback/ContextStrip';
import { useTimeZone } from '../../../shared/session/useSession';
import { formatTime } from '../../../shared/text/dates';
import { nextCutOff } from './cut-off';
import type { ConsignmentList } from '../useConsignmentList';

const MINUTE_MS = 60_000;

function useNow() {
  const [now, setNow] = useState(() => DateTime.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(DateTime.now());
    }, MINUTE_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

/** Says which carrier stops taking goods next, and selects what has to leave before. */
export function CutOffStrip({ consignments }: { readonly consignments: ConsignmentList }) {
  const { tab, rows = [], select } = consignments;
  const zone = useTimeZone();
  const cutOff = nextCutOff(rows, useNow());
  if (tab !== 'OPEN' || !cutOff) return null;

  const { carrier, at, minutesLeft, ids } = cutOff;
  const count = counted(ids.length, 'consignment');
  const verb = ids.length === 1 ? 'is' : 'are';
  return (
    <ContextStrip
      lead={`${carrier} cuts off at ${formatTime(at, zone)}, in ${minutesLeft} min.`}
      detail={`${count} on this page ${verb} not manifested yet.`}
      action={{
        label: ids.length === 1 ? 'Select it' : `Select all ${ids.length}`,
        onClick: () => {
          select(new Set(ids));
        },
      }}
      dismissKey={`cut-off.${carrier}.${at}`}
    />
  );
}
