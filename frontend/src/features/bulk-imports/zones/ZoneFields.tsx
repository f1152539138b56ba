import Box from '@mui/material/Box';

import { appBulkTexts as texts } from '@contracts/texts/app/bulk-upload';

import { CheckField } from '../../../shared/forms/CheckField';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { ImportFile } from '../../../shared/uploads/ImportFile';
import { ImportIntro } from '../../../shared/uploads/ImportIntro';
import { useListCustomerNamesQuery } from '../../../shared/session/customers.api';
import { ZoneCarrierField } from '../../../shared/carriers/ZoneCarrierField';
import type { ZoneImport } from '../../../shared/carriers/useZoneImport';

/** Fields for the file, its carrier and, for a super admin, the customer whose carriers are offered. */
export function ZoneFields({ state }: { readonly state: ZoneImport }) {
  const can = usePermissionCheck();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ImportIntro
        template="CarrierZoneTemplate.csv"
        example={{ file: 'CarrierZoneExample.csv', label: texts.example }}
      >
        {texts.zonesIntro}
      </ImportIntro>
      {can('SUPER_ADMIN_CONTENT') && <CustomerField state={state} />}
      <ZoneCarrierField
        customerId={state.customerId}
        carrier={state.carrier}
        error={state.carrierMessage ?? undefined}
        onChange={state.setCarrier}
      />
      <ImportFile state={state} />
      <CheckField
        label={texts.skipBadRows}
        isOn={state.skipBadRows}
        onChange={state.setSkipBadRows}
      />
    </Box>
  );
}

function CustomerField({ state }: { readonly state: ZoneImport }) {
  const { data: customers = [] } = useListCustomerNamesQuery(undefined);
  return (
    <FormField label={texts.customer} isOptional>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(state.customerId ?? '')}
          options={[
            { value: '', label: texts.everyCustomer },
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
