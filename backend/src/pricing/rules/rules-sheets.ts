import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { RulesSheetView } from '@contracts/views/rules.view.js';

import type { RulesLevel } from '../records/rules-fees.entity.js';
import { DerivedRules } from './derived-rules.js';
import type { RulesOwner } from './rules-book.js';

/** The levels that customers keep; the defaults of a carrier are what they start from. */
export type OwnedLevel = Exclude<RulesLevel, 'CARRIER'>;

type SheetHead = Pick<
  RulesSheetView,
  'carrierName' | 'accountNumber' | 'customerId' | 'clientId' | 'clientName'
>;

interface HeadRow extends SheetHead {
  readonly carrierId: number;
  readonly customerCarrierId: number;
  readonly accountId: number | null;
}

const carrier = `c.id as "carrierId", c.display_name as "carrierName",
         cc.id as "customerCarrierId", cc.customer_id as "customerId"`;
const noClient = 'null::integer as "clientId", null::text as "clientName"';
const account = 'a.id as "accountId", a.account_number as "accountNumber"';
const carrierOfAccount = `
    join customer_carrier cc on cc.id = a.customer_carrier_id
    join carrier c on c.id = cc.carrier_id`;

/** A record out of use has no sheet. */
const heads: Readonly<Record<OwnedLevel, string>> = {
  CUSTOMER_CARRIER: `
  select ${carrier}, ${noClient}, null::integer as "accountId", null::text as "accountNumber"
    from customer_carrier cc join carrier c on c.id = cc.carrier_id
   where cc.id = $1 and cc.withdrawn_at is null`,
  CUSTOMER_CARRIER_ACCOUNT: `
  select ${carrier}, ${noClient}, ${account}
    from customer_carrier_account a ${carrierOfAccount}
   where a.id = $1 and a.withdrawn_at is null`,
  CLIENT_CARRIER_ACCOUNT: `
  select ${carrier}, ${account}, cl.id as "clientId", cl.name as "clientName"
    from client_carrier_account ca
    join client cl on cl.id = ca.client_id
    join connote_prefix p on p.id = ca.connote_prefix_id
    join customer_carrier_account a on a.id = p.customer_carrier_account_id ${carrierOfAccount}
   where ca.id = $1 and ca.withdrawn_at is null`,
};

/** What the Rules & Fees dialog shows: the rules that hold for a record, beside the defaults of its carrier. */
@Injectable()
export class RulesSheets {
  constructor(
    private readonly database: DataSource,
    private readonly derived: DerivedRules,
  ) {}

  /** Null where the level has no such record. */
  async find(owner: RulesOwner & { readonly level: OwnedLevel }): Promise<RulesSheetView | null> {
    const [row] = await this.database.query<HeadRow[]>(heads[owner.level], [owner.ownerId]);
    if (!row) return null;
    const { carrierId, customerCarrierId, accountId, ...head } = row;
    const above: RulesOwner[] = [
      ...(accountId === null ? [] : [ownerAt('CUSTOMER_CARRIER_ACCOUNT', accountId)]),
      ownerAt('CUSTOMER_CARRIER', customerCarrierId),
      ownerAt('CARRIER', carrierId),
    ];
    return { ...head, ...(await this.rulesOf(owner, above)) };
  }

  private async rulesOf(
    owner: RulesOwner,
    above: readonly RulesOwner[],
  ): Promise<Pick<RulesSheetView, 'level' | 'rules' | 'revision' | 'carrierDefault'>> {
    const chain = [owner, ...above.filter(({ level }) => level !== owner.level)];
    const found = await this.derived.find(chain.map((one) => [one]));
    const nearest = found.findIndex(({ rulesFeesId }) => rulesFeesId !== null);
    return {
      level: chain[nearest]?.level ?? null,
      rules: { ...found[nearest]?.derivedRulesFees, id: found[0]?.rulesFeesId ?? null },
      revision: found[0]?.revision ?? 0,
      carrierDefault: found.at(-1)?.derivedRulesFees ?? { id: null },
    };
  }
}

const ownerAt = (level: RulesLevel, ownerId: number): RulesOwner => ({ level, ownerId });
