import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { ownBulkTexts as words, ownImportTexts } from '@contracts/texts/own-screens';

import { CheckField } from '../../../shared/forms/CheckField';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { FileDrop } from '../../../shared/uploads/FileDrop';
import { useListCustomerNamesQuery } from '../../../shared/session/customers.api';
import { useListZonedCarriersQuery } from '../../../shared/zones/zones.api';
import type { ZoneLoad } from '../../../shared/zones/useZoneLoad';

const TEMPLATE = '/static/templates/CarrierZoneTemplate.csv';

/** The file, its carrier, and for a super admin the customer whose carriers are offered. */
export function ZoneFields({ state }: { readonly state: ZoneLoad }) {
  const can = usePermissionCheck();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {words.zonesIntro}{' '}
        <Link href={TEMPLATE} download>
          {ownImportTexts.template}
        </Link>
      </Typography>
      {can('SUPER_ADMIN_CONTENT') && <CustomerField state={state} />}
      <CarrierField state={state} />
      <FileDrop
        label={ownImportTexts.file}
        accept=".csv,text/csv"
        file={state.file}
        error={state.fileMessage ?? undefined}
        onChange={state.setFile}
      />
      <CheckField
        label={words.skipBadRows}
        isOn={state.skipBadRows}
        onChange={state.setSkipBadRows}
      />
    </Box>
  );
}

function CustomerField({ state }: { readonly state: ZoneLoad }) {
  const { data: customers = [] } = useListCustomerNamesQuery(undefined);
  return (
    <FormField label={words.customer} isOptional>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(state.customerId ?? '')}
          options={[
            { value: '', label: words.everyCustomer },
            ...customers.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => {
            state.setCustomerId(id === '' ? null : Number(id));
          }}
        />
      )}
    </FormField>
  );
}

/** Zones of shared carriers are everybody's: only a super admin loads them. */
function CarrierField({ state }: { readonly state: ZoneLoad }) {
  const can = usePermissionCheck();
  const { data: carriers = [], isError } = useListZonedCarriersQuery(state.customerId);
  const offered = carriers.filter(
    ({ customerId }) => customerId !== null || can('SUPER_ADMIN_CONTENT'),
  );
  return (
    <FormField
      label={words.carrier}
      error={state.carrierMessage ?? (isError ? words.servicesFailed : undefined)}
    >
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(state.carrier?.id ?? '')}
          options={[
            { value: '', label: words.pickCarrier },
            ...offered.map(({ id, displayName }) => ({ value: String(id), label: displayName })),
          ]}
          onChange={(id) => {
            state.setCarrier(offered.find((carrier) => String(carrier.id) === id) ?? null);
          }}
        />
      )}
    </FormField>
  );
}
