import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { RulesSheetView } from '@contracts/views/rules.view.js';

import type { RulesLevel } from '../records/rules-fees.entity.js';
import { RulesLevelQueries, type LevelRow } from './rules-level.queries.js';
import type { CustomerRulesLevel, CustomerRulesOwner, RulesOwner } from './rules-owner.js';

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

/** Withdrawn records have no sheet. */
const sheetHeads: Readonly<Record<CustomerRulesLevel, string>> = {
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

/** Reads the contents of the Rules & Fees dialog: each level a record may inherit from. */
@Injectable()
export class RulesSheetQueries {
  constructor(
    private readonly database: DataSource,
    private readonly levels: RulesLevelQueries,
  ) {}

  /** Null for an unknown record. */
  async find(owner: CustomerRulesOwner): Promise<RulesSheetView | null> {
    const [row] = await this.database.query<HeadRow[]>(sheetHeads[owner.level], [owner.ownerId]);
    if (!row) return null;
    const { carrierId, customerCarrierId, accountId, ...head } = row;
    const chain: RulesOwner[] = [
      toOwner('CARRIER', carrierId),
      toOwner('CUSTOMER_CARRIER', customerCarrierId),
      ...(accountId === null ? [] : [toOwner('CUSTOMER_CARRIER_ACCOUNT', accountId)]),
    ];
    const ownersAbove = chain.filter(({ level }) => level !== owner.level);
    return { ...head, ...toRules(await this.levels.list(owner, ownersAbove)) };
  }
}

type SheetRules = Pick<RulesSheetView, 'level' | 'levelAbove' | 'rules' | 'revision' | 'levels'>;

/** The nearest record applies as a whole (GAP-51); the last level is that of the record itself. */
function toRules(rows: readonly LevelRow[]): SheetRules {
  const own = rows.at(-1);
  const above = rows.slice(0, -1).findLast(isOwn) ?? null;
  const effective = own && isOwn(own) ? own : above;
  return {
    level: levelOf(effective),
    levelAbove: levelOf(above),
    rules: { ...effective?.record, id: own?.record?.id ?? null },
    revision: own?.revision ?? 0,
    levels: rows.map(({ revision: _, ...level }) => level),
  };
}

const levelOf = (row: LevelRow | null) => row?.level ?? null;
const isOwn = ({ record }: LevelRow): boolean => record !== null;
const toOwner = (level: RulesLevel, ownerId: number): RulesOwner => ({ level, ownerId });
