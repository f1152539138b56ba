import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { TrialAccountView } from '@contracts/views/rules.view.js';

import type { CustomerRulesLevel, CustomerRulesOwner } from './rules-owner.js';

/** A client's account below the owner of Rules & Fees. */
export interface TrialAccount extends TrialAccountView {
  readonly clientId: number;
}

const accountFilters: Readonly<Record<CustomerRulesLevel, string>> = {
  CUSTOMER_CARRIER: 'cca.customer_carrier_id = $1',
  CUSTOMER_CARRIER_ACCOUNT: 'cca.id = $1',
  CLIENT_CARRIER_ACCOUNT: 'a.id = $1',
};

/** Levels between the record and a client's account, including the account. */
const overridingLevels: Readonly<Record<CustomerRulesLevel, string>> = {
  CUSTOMER_CARRIER: `
    values ('CUSTOMER_CARRIER_ACCOUNT', cca.id), ('CLIENT_CARRIER_ACCOUNT', a.id)`,
  CUSTOMER_CARRIER_ACCOUNT: `values ('CLIENT_CARRIER_ACCOUNT', a.id)`,
  CLIENT_CARRIER_ACCOUNT: `select null::text, null::integer where false`,
};

const trialAccounts = (level: CustomerRulesLevel) => `
  select a.id, cl.id as "clientId", cl.name as "clientName",
         cca.account_number as "accountNumber", p.connote_prefix as "connotePrefix",
         exists (
           select from rules_fees f
            where (f.level, f.owner_id) in (${overridingLevels[level]}) and f.dropped_at is null
         ) as "isOverridden"
    from client_carrier_account a
    join client cl on cl.id = a.client_id
    join connote_prefix p on p.id = a.connote_prefix_id and p.withdrawn_at is null
    join customer_carrier_account cca
      on cca.id = p.customer_carrier_account_id and cca.withdrawn_at is null
   where ${accountFilters[level]} and a.withdrawn_at is null
     and exists (
       select from rate_card r where r.client_carrier_account_id = a.id and r.withdrawn_at is null
     )
   order by "isOverridden", cl.name, a.id`;

/** Finds the accounts whose rate cards can price a sample. */
@Injectable()
export class TrialAccountQueries {
  constructor(private readonly database: DataSource) {}

  /** Accounts to which the rules of this record apply come first. */
  list({ level, ownerId }: CustomerRulesOwner): Promise<TrialAccount[]> {
    return this.database.query<TrialAccount[]>(trialAccounts(level), [ownerId]);
  }
}
