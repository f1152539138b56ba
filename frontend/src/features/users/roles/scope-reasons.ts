import { appRoleTexts as texts } from '@contracts/texts/app/users';

import { scopesOf, type Granter, type RoleForm, type RoleScopes } from './role-form';

export type ScopeReasons = Readonly<Record<keyof RoleScopes, string | undefined>>;

/** Reason a kind of scope is disabled: not allowed for the role, or another kind is selected (USER-33). */
export function scopeReasons(
  form: RoleForm,
  weight: number | null,
  granter: Granter,
): ScopeReasons {
  if (weight === null)
    return {
      clients: texts.selectRoleFirst,
      customers: texts.selectRoleFirst,
      customerLevel: texts.selectRoleFirst,
      superAdminLevel: texts.selectRoleFirst,
    };

  const scopes = scopesOf(weight, granter);
  const chosen = chosenKind(form);
  const reasonOf = (kind: keyof RoleScopes, unavailableText: string) => {
    if (!scopes[kind]) return unavailableText;
    return chosen !== null && chosen !== kind ? texts.clientsOrCustomers : undefined;
  };
  return {
    clients: reasonOf('clients', texts.notForClients),
    customers: reasonOf('customers', texts.clientsOnly),
    customerLevel:
      reasonOf('customerLevel', weight < 2 ? texts.clientsOnly : texts.superAdminLevelOnly) ??
      (granter.customerIds.length === 0 ? texts.noCustomer : undefined),
    superAdminLevel: reasonOf('superAdminLevel', texts.clientsOnly),
  };
}

function chosenKind(form: RoleForm): keyof RoleScopes | null {
  if (form.level === 'CUSTOMER') return 'customerLevel';
  if (form.level === 'SUPER_ADMIN') return 'superAdminLevel';
  if (form.clientIds.length > 0) return 'clients';
  return form.customerIds.length > 0 ? 'customers' : null;
}
