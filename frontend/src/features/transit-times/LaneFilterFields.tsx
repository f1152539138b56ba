import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useId } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { appTransitTexts as texts } from '@contracts/texts/app/zones';

import { retryOf } from '../../shared/api/retry-of';
import { CustomerSelect } from '../../shared/session/CustomerSelect';
import { NativeSelectInput } from '../../shared/forms/NativeSelectInput';
import { useListFromZonesQuery, useListServiceGroupsQuery } from './transit-times.api';
import type { TransitTimes } from './useTransitTimes';

/** TRANSIT-01, TRANSIT-02: service group, then from zone. */
export function LaneFilterFields({ times }: { readonly times: TransitTimes }) {
  const { selection, moveTo } = times;
  const { serviceGroupId, fromZone, owner } = selection;
  const groups = useListServiceGroupsQuery(undefined);
  const zones = useListFromZonesQuery(
    serviceGroupId === null ? skipToken : { serviceGroupId, ...owner },
  );
  return (
    <>
      <CustomerSelect unset={texts.forAll} confirmChange={times.canLeave} />
      <LaneFilterSelect
        label={texts.serviceGroup}
        value={String(serviceGroupId ?? '')}
        options={(groups.data ?? []).map(({ id, group }) => ({ value: String(id), label: group }))}
        unset={retryOf(groups) ? texts.groupsFailed : texts.select}
        onRetry={retryOf(groups)}
        onChange={(id) => void moveTo(id === '' ? null : Number(id), null)}
      />
      <LaneFilterSelect
        label={texts.fromZone}
        value={fromZone ?? ''}
        options={(zones.currentData ?? []).map((zone) => ({ value: zone, label: zone }))}
        unset={retryOf(zones) ? texts.zonesFailed : texts.select}
        onRetry={retryOf(zones)}
        onChange={(zone) => void moveTo(serviceGroupId, zone === '' ? null : zone)}
      />
    </>
  );
}

interface LaneFilterSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly unset: string;
  readonly onRetry: (() => void) | undefined;
  readonly onChange: (value: string) => void;
}

function LaneFilterSelect({
  label,
  value,
  options,
  unset,
  onRetry,
  onChange,
}: LaneFilterSelectProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mr: 2 }}>
      <Box component="label" htmlFor={id} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
      <NativeSelectInput
        id={id}
        value={value}
        options={[{ value: '', label: unset }, ...options]}
        onChange={onChange}
      />
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {appTexts.tryAgain}
        </Button>
      )}
    </Box>
  );
}
