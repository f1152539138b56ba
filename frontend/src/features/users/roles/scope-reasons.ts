import { appRoleTexts as words } from '@contracts/texts/app/users';

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
      clients: words.pickRoleFirst,
      customers: words.pickRoleFirst,
      customerLevel: words.pickRoleFirst,
      superAdminLevel: words.pickRoleFirst,
    };

  const scopes = scopesOf(weight, granter);
  const chosen = chosenKind(form);
  const reasonOf = (kind: keyof RoleScopes, unfit: string) => {
    if (!scopes[kind]) return unfit;
    return chosen !== null && chosen !== kind ? words.clientsOrCustomers : undefined;
  };
  return {
    clients: reasonOf('clients', words.notForClients),
    customers: reasonOf('customers', words.clientsOnly),
    customerLevel:
      reasonOf('customerLevel', weight < 2 ? words.clientsOnly : words.superAdminLevelOnly) ??
      (granter.customerIds.length === 0 ? words.noCustomer : undefined),
    superAdminLevel: reasonOf('superAdminLevel', words.clientsOnly),
  };
}

function chosenKind(form: RoleForm): keyof RoleScopes | null {
  if (form.level === 'CUSTOMER') return 'customerLevel';
  if (form.level === 'SUPER_ADMIN') return 'superAdminLevel';
  if (form.clientIds.length > 0) return 'clients';
  return form.customerIds.length > 0 ? 'customers' : null;
}
