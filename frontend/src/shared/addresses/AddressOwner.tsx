import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { skipToken } from '@reduxjs/toolkit/query';

import { appAddressTexts as texts } from '@contracts/texts/app/addresses';
import type { AddressView } from '@contracts/views/address.view';

import { CheckField } from '../forms/CheckField';
import { ClientField } from '../session/ClientField';
import { usePermissionCheck } from '../session/usePermission';
import { useHasDefaultAddressQuery } from './addresses.api';
import type { AddressFormState } from './useAddressForm';

export interface AddressOwnerProps {
  readonly state: AddressFormState;
  readonly address: AddressView | null;
  readonly canChooseClient: boolean;
}

/** Client of the address (ADDR-43), and whether it is the client's default address. */
export function AddressOwner({ state, address, canChooseClient }: AddressOwnerProps) {
  return (
    <>
      {canChooseClient && address === null && (
        <Box className="wide">
          <ClientField
            permission="CREATE_ADDRESS"
            value={state.form.clientId}
            error={state.visibleErrors.clientId}
            onChange={(clientId) => {
              state.change({ clientId, isDefault: false });
            }}
          />
        </Box>
      )}
      {address === null && state.form.clientId !== null && (
        <DefaultChoice state={state} clientId={state.form.clientId} />
      )}
    </>
  );
}

/** A client has one default address; setting it requires permission to edit the client. */
function DefaultChoice({
  state,
  clientId,
}: Pick<AddressOwnerProps, 'state'> & { clientId: number }) {
  const can = usePermissionCheck();
  const canChoose = can('CLIENT_CONTENT', clientId) || can('UPDATE_CLIENT', clientId);
  const { data: hasDefault = true } = useHasDefaultAddressQuery(canChoose ? clientId : skipToken);
  if (hasDefault) return null;

  return (
    <Box className="wide">
      <CheckField
        label={texts.defaultAddress}
        isOn={state.form.isDefault}
        onChange={(isDefault) => {
          state.change({ isDefault });
        }}
      />
      <FormHelperText>{texts.defaultHelp}</FormHelperText>
    </Box>
  );
}
