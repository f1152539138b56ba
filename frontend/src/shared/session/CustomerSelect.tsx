import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { appTexts } from '@contracts/texts/app/common';

import { NativeSelectInput } from '../forms/NativeSelectInput';
import { useListCustomerNamesQuery } from './customers.api';
import { useCustomer, useCustomerInUrl } from './useCustomer';
import { useIsSuperAdmin } from './usePermission';

interface CustomerSelectProps {
  /** Label of the choice without a customer. */
  readonly unset?: string;
  /** Called before another customer is selected; resolves to whether input may be discarded. */
  readonly confirmChange?: () => Promise<boolean>;
}

/**
 * Customer select in the toolbar of a customer's list, for super admins only; without any customer, a link to add the
 * first.
 */
export function CustomerSelect({
  unset = appTexts.selectACustomer,
  confirmChange = () => Promise.resolve(true),
}: CustomerSelectProps) {
  const isSuperAdmin = useIsSuperAdmin();
  return isSuperAdmin ? <CustomerChoice unset={unset} confirmChange={confirmChange} /> : null;
}

function CustomerChoice({ unset, confirmChange }: Required<CustomerSelectProps>) {
  const { customerId, choose } = useCustomer();
  useCustomerInUrl();
  const { data, error, refetch } = useListCustomerNamesQuery(undefined);
  const id = useId();
  const customers = data ?? [];
  if (!data && error) return <CustomersFailed onRetry={() => void refetch()} />;
  if (data?.length === 0) return <AddFirstCustomer />;
  return (
    <Box sx={{ width: { xs: 1, sm: 220 }, '& .MuiInputBase-root': { width: 1 } }}>
      <NativeSelectInput
        id={id}
        aria-label={appTexts.customer}
        value={String(customerId ?? '')}
        options={[
          { value: '', label: unset },
          ...customers.map(({ id: optionId, name }) => ({ value: String(optionId), label: name })),
        ]}
        onChange={(value) => {
          void confirmChange().then((canChange) => {
            if (canChange) choose(value === '' ? null : Number(value));
          });
        }}
      />
    </Box>
  );
}

/** Link in place of a select, on an installation without customers. */
export const AddFirstCustomer = () => (
  <Button component={Link} to="/customer/list">
    {appTexts.addFirstCustomer}
  </Button>
);

/** Shown in place of a select that would be empty. */
const CustomersFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
    <Box component="span" sx={{ color: 'app.tone.bad.fg' }}>
      {appTexts.customersFailed}
    </Box>
    <Button size="small" onClick={onRetry}>
      {appTexts.tryAgain}
    </Button>
  </Box>
);
