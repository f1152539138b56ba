import { appBulkTexts as texts } from '@contracts/texts/app/bulk-upload';
import type { CarrierView } from '@contracts/views/carrier.view';

import { retryOf } from '../api/retry-of';
import { FormField } from '../forms/FormField';
import { NativeSelectInput } from '../forms/NativeSelectInput';
import { useIsSuperAdmin } from '../session/usePermission';
import { useListZonedCarriersQuery } from './zones.api';

export interface ZoneCarrierFieldProps {
  /** Customer whose carriers are offered; null for those of every customer in scope. */
  readonly customerId: number | null;
  readonly carrier: CarrierView | null;
  readonly error?: string | undefined;
  readonly onChange: (carrier: CarrierView | null) => void;
}

/**
 * Select of a carrier to import zones for. Zones of shared carriers apply to all customers: only a super admin imports
 * them.
 */
export function ZoneCarrierField({ customerId, carrier, error, onChange }: ZoneCarrierFieldProps) {
  const isSuperAdmin = useIsSuperAdmin();
  const query = useListZonedCarriersQuery(customerId);
  const { data } = query;
  const onRetry = retryOf(query);
  const available = (data ?? []).filter((one) => one.customerId !== null || isSuperAdmin);
  const emptyText = isSuperAdmin ? texts.noServices : texts.noOwnCarriers;
  return (
    <FormField
      label={texts.carrier}
      error={onRetry ? texts.servicesFailed : error}
      onRetry={onRetry}
      help={data && available.length === 0 ? emptyText : undefined}
    >
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(carrier?.id ?? '')}
          options={[
            { value: '', label: texts.selectCarrier },
            ...available.map(({ id, displayName }) => ({ value: String(id), label: displayName })),
          ]}
          onChange={(id) => {
            onChange(available.find((one) => String(one.id) === id) ?? null);
          }}
        />
      )}
    </FormField>
  );
}
