import Button from '@mui/material/Button';

import { carrierTexts as texts } from '@contracts/texts/spec/carriers';
import { appCarrierTexts } from '@contracts/texts/app/carriers';

import { ListSearch } from '../../shared/filters/ListSearch';
import { AddButton } from '../../shared/layout/AddButton';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { CustomerSelect } from '../../shared/session/CustomerSelect';
import { usePermissionCheck } from '../../shared/session/usePermission';
import type { CarrierDialogState } from './carrier-dialogs';
import type { CustomerCarrierList } from './useCustomerCarriers';

export interface CarrierToolbarProps {
  readonly carriers: CustomerCarrierList;
  readonly show: (dialog: CarrierDialogState) => void;
}

/** CARRIER-09 to CARRIER-11: customer, search and the two ways to add a carrier. */
export function CarrierToolbar({ carriers, show }: CarrierToolbarProps) {
  const { list, customer } = carriers;
  const can = usePermissionCheck();
  const hasCustomer = customer.customerId !== null;
  return (
    <ListToolbar
      actions={
        <>
          {hasCustomer && can('CREATE_CUSTOM_CARRIER') && (
            <Button
              onClick={() => {
                show({ kind: 'generic' });
              }}
            >
              {texts.addGeneric}
            </Button>
          )}
          {hasCustomer && can('CREATE_CUSTOMER_CARRIER_ACCOUNT') && (
            <AddButton
              onClick={() => {
                show({ kind: 'add' });
              }}
            >
              {texts.add}
            </AddButton>
          )}
        </>
      }
    >
      <CustomerSelect />
      <ListSearch isLocal label={appCarrierTexts.search} list={list} />
    </ListToolbar>
  );
}
