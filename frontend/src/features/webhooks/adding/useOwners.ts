import { useState } from 'react';

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';

import { useClient } from '../../../shared/session/useClient';
import { useCustomer } from '../../../shared/session/useCustomer';
import { usePermissionCheck } from '../../../shared/session/usePermission';

/** Owner whose events a new subscription sends. */
type Owner = { readonly clientId: number } | { readonly customerId: number };

const WHOLE_CUSTOMER = 'customer';

/** Clients that the user may add a subscription for and, for staff, their customer as a whole. */
export function useOwners(clientId: number | undefined) {
  const { choices } = useClient();
  const { customerId } = useCustomer();
  const can = usePermissionCheck();
  const [value, choose] = useState(clientId === undefined ? '' : String(clientId));
  const clients = choices.filter(({ id }) => can('CREATE_WEBHOOK', id));
  const options = [
    ...(customerId === null ? [] : [{ value: WHOLE_CUSTOMER, label: texts.wholeCustomer }]),
    ...clients.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return { options, value, choose, owner: ownerOf(value, customerId) };
}

function ownerOf(value: string, customerId: number | null): Owner | null {
  if (value === '') return null;
  if (value !== WHOLE_CUSTOMER) return { clientId: Number(value) };
  return customerId === null ? null : { customerId };
}

export type Owners = ReturnType<typeof useOwners>;
