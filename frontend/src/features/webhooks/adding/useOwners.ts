import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';

import { useListCustomerNamesQuery } from '../../../shared/session/customers.api';
import { hasPermissionForCustomer } from '../../../shared/session/permissions';
import { useClient } from '../../../shared/session/useClient';
import { useCustomer } from '../../../shared/session/useCustomer';
import { useIsSuperAdmin, usePermissionCheck } from '../../../shared/session/usePermission';
import { useSession } from '../../../shared/session/useSession';
import { interpolate } from '../../../shared/text/format';

/** Owner whose events a new subscription sends. */
type Owner = { readonly clientId: number } | { readonly customerId: number };

interface WholeCustomer {
  readonly customerId: number;
  readonly label: string;
}

const WHOLE_CUSTOMER = 'customer';

/** Clients that the user may add a subscription for and, for staff, their customer as a whole. */
export function useOwners(clientId: number | undefined) {
  const { choices } = useClient();
  const wholeCustomer = useWholeCustomer(clientId);
  const can = usePermissionCheck();
  const [value, choose] = useState(clientId === undefined ? '' : String(clientId));
  const clients = choices.filter(({ id }) => can('CREATE_WEBHOOK', id));
  const options = [
    ...(wholeCustomer ? [{ value: WHOLE_CUSTOMER, label: wholeCustomer.label }] : []),
    ...clients.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return { options, value, choose, owner: ownerOf(value, wholeCustomer) };
}

/** The user's own customer; for a super admin the one of the client on the screen, by its name. */
function useWholeCustomer(clientId: number | undefined): WholeCustomer | null {
  const { choices } = useClient();
  const { customerId: ownCustomerId } = useCustomer();
  const { permissions } = useSession();
  const isSuperAdmin = useIsSuperAdmin();
  const { data: customers = [] } = useListCustomerNamesQuery(isSuperAdmin ? undefined : skipToken);
  if (!hasPermissionForCustomer(permissions, 'CREATE_WEBHOOK')) return null;
  if (!isSuperAdmin)
    return ownCustomerId === null
      ? null
      : { customerId: ownCustomerId, label: texts.wholeCustomer };
  const client = choices.find(({ id }) => id === clientId);
  const customer = customers.find(({ id }) => id === client?.customerId);
  if (!customer) return null;
  const label = interpolate(texts.wholeCustomerOf, { customer: customer.name });
  return { customerId: customer.id, label };
}

function ownerOf(value: string, wholeCustomer: WholeCustomer | null): Owner | null {
  if (value === '') return null;
  if (value !== WHOLE_CUSTOMER) return { clientId: Number(value) };
  return wholeCustomer && { customerId: wholeCustomer.customerId };
}

export type Owners = ReturnType<typeof useOwners>;
