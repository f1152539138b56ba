import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { HistoryKind } from '@contracts/rules/history-kinds.js';

/** Defines how the history of an ordinary record is found, and who may read it. */
export interface AuditedRecordType {
  readonly table: string;
  /** Besides READ_HISTORY, one of them must cover the record. */
  readonly permissions: readonly PermissionName[];
  /** SQL of its owners ("clientId", "customerId"); `record` is its newest state, `$1` its id. */
  readonly ownersSql: string;
  /** Records included in its history: their table, and the field with its id. */
  readonly part?: RecordPart;
}

interface RecordPart {
  readonly table: string;
  readonly field: string;
  /** It has its own client or customer: shown only to users who may read it there. */
  readonly isOwned?: boolean;
}

const ofClient = `select (record ->> 'clientId')::integer as "clientId", null::integer as "customerId"`;
const ofCustomer = `select null::integer as "clientId", (record ->> 'customerId')::integer as "customerId"`;
const ofAccount = `
  select null::integer as "clientId", k.customer_id as "customerId" from customer_carrier k
   where k.id = (record ->> 'customerCarrierId')::integer`;
const ofPrefix = `
  select null::integer as "clientId", k.customer_id as "customerId"
    from customer_carrier_account a join customer_carrier k on k.id = a.customer_carrier_id
   where a.id = (record ->> 'customerCarrierAccountId')::integer`;
const ofClientAccount = `
  select a.client_id as "clientId", null::integer as "customerId" from client_carrier_account a
   where a.id = (record ->> 'clientCarrierAccountId')::integer`;
const ofCategory = `
  select c.client_id as "clientId", null::integer as "customerId" from category c
   where c.id = (record ->> 'categoryId')::integer`;
const ofRules = `
  select a.client_id as "clientId", coalesce(k.customer_id, ak.customer_id) as "customerId"
    from rules_fees r
    left join customer_carrier k on r.level = 'CUSTOMER_CARRIER' and k.id = r.owner_id
    left join customer_carrier_account ka on r.level = 'CUSTOMER_CARRIER_ACCOUNT' and ka.id = r.owner_id
    left join customer_carrier ak on ak.id = ka.customer_carrier_id
    left join client_carrier_account a on r.level = 'CLIENT_CARRIER_ACCOUNT' and a.id = r.owner_id
   where r.id = $1::integer`;

const clientOrCustomer = `
  select (record ->> 'clientId')::integer as "clientId", (record ->> 'customerId')::integer as "customerId"`;

const record = (
  table: string,
  permission: PermissionName,
  ownersSql: string,
): AuditedRecordType => ({
  table,
  permissions: [permission],
  ownersSql,
});

/** By the name in the URL of a history (api.md A13). */
export const auditedRecordTypes: Readonly<Record<HistoryKind, AuditedRecordType>> = {
  address: record('address', 'READ_ADDRESS', ofClient),
  client: record(
    'client',
    'READ_CLIENT',
    `select $1::integer as "clientId", (record ->> 'customerId')::integer as "customerId"`,
  ),
  customer: {
    table: 'customer',
    permissions: ['READ_CUSTOMER', 'UPDATE_CUSTOMER'],
    ownersSql: `select null::integer as "clientId", $1::integer as "customerId"`,
  },
  user: {
    table: 'user_account',
    permissions: ['READ_USER'],
    ownersSql: `select client_id as "clientId", customer_id as "customerId" from user_role
              where user_id = $1::integer`,
    part: { table: 'user_role', field: 'userId', isOwned: true },
  },
  category: record('category', 'READ_CATEGORY', ofClient),
  'category-entry': record('category_entry', 'READ_CATEGORY', ofCategory),
  'item-template': record('item_template', 'READ_ITEM_TEMPLATE', ofClient),
  'payer-account': record('client_payer_account', 'READ_CLIENT_PAYER_ACCOUNT', ofClient),
  'custom-email': record('custom_email', 'READ_EMAIL_TEMPLATE', ofClient),
  'client-integration': record('client_integration', 'READ_CLIENT_INTEGRATION', ofClient),
  'integration-flow': record('integration_flow', 'READ_CLIENT_INTEGRATION', ofClient),
  'customer-carrier': record('customer_carrier', 'READ_CUSTOMER_CARRIER', ofCustomer),
  account: record('customer_carrier_account', 'READ_CUSTOMER_CARRIER_ACCOUNT', ofAccount),
  prefix: record('connote_prefix', 'READ_PREFIX', ofPrefix),
  'client-account': record('client_carrier_account', 'READ_CLIENT_CARRIER_ACCOUNT', ofClient),
  'rate-card': record('rate_card', 'READ_RATECARD', ofClientAccount),
  rules: {
    table: 'rules_fees',
    permissions: ['READ_RULES_FEES'],
    ownersSql: ofRules,
    part: { table: 'rules_fees_version', field: 'rulesFeesId' },
  },
  webhook: record('webhook_subscription', 'READ_WEBHOOK', clientOrCustomer),
};
