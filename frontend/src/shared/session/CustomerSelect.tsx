import Box from '@mui/material/Box';
import { useId } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { NativeSelectInput } from '../forms/NativeSelectInput';
import { useListCustomerNamesQuery } from './customers.api';
import { useCustomer } from './useCustomer';
import { useIsSuperAdmin } from './usePermission';

/** Customer select in the toolbar of a customer's list; only super admins have a choice. */
export function CustomerSelect() {
  const isSuperAdmin = useIsSuperAdmin();
  return isSuperAdmin ? <CustomerChoice /> : null;
}

function CustomerChoice() {
  const { customerId, pick } = useCustomer();
  const { data: customers = [] } = useListCustomerNamesQuery(undefined);
  const id = useId();
  return (
    <Box sx={{ width: { xs: 1, sm: 220 }, '& .MuiInputBase-root': { width: 1 } }}>
      <NativeSelectInput
        id={id}
        aria-label={appTexts.customer}
        value={String(customerId ?? '')}
        options={[
          { value: '', label: appTexts.selectACustomer },
          ...customers.map(({ id: own, name }) => ({ value: String(own), label: name })),
        ]}
        onChange={(value) => {
          pick(value === '' ? null : Number(value));
        }}
      />
    </Box>
  );
}
