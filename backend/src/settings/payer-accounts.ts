import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { PayerAccountData } from '@contracts/events/consignment.events.js';

import type { Actor } from '../platform/actor.js';
import { AuditedRecords } from '../platform/audit/audited-records.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { ClientPayerAccount } from './records/client-payer-account.entity.js';

export interface PayerAccountView {
  id: number;
  clientId: number;
  accountNumber: string;
  description: string;
  whoPays: 'RECEIVER' | 'THIRD_PARTY';
  carrier: { id: number; displayName: string };
}

interface PayerAccountRow extends Omit<PayerAccountView, 'carrier'> {
  readonly carrierId: number;
  readonly displayName: string;
}

const accountsOfClient = `
  select a.id, a.client_id as "clientId", a.account_number as "accountNumber", a.description,
         a.who_pays as "whoPays", a.carrier_id as "carrierId", c.display_name as "displayName"
    from client_payer_account a join carrier c on c.id = a.carrier_id
   where a.client_id = $1
   order by a.id`;

/** Accounts of receivers and third parties that pay instead of the client. */
@Injectable()
export class PayerAccounts {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
  ) {}

  add(account: Omit<ClientPayerAccount, 'id'>, actor: Actor): Promise<ClientPayerAccount> {
    return this.records.change(actor, (records) =>
      records.insert<ClientPayerAccount>(ClientPayerAccount, account),
    );
  }

  async list(clientId: number): Promise<PayerAccountView[]> {
    const rows = await this.read(clientId);
    return rows.map(({ carrierId, displayName, ...account }) => ({
      ...account,
      carrier: { id: carrierId, displayName },
    }));
  }

  /** As a consignment keeps it. @throws RecordNotFound when the client has no such account */
  async copy(clientId: number, id: number): Promise<PayerAccountData> {
    const account = (await this.read(clientId)).find((each) => each.id === id);
    if (!account) throw new RecordNotFound(`payer account ${id}`);
    const { whoPays, accountNumber, description, carrierId } = account;
    return { id, whoPays, accountNumber, description, carrierId };
  }

  private read(clientId: number): Promise<PayerAccountRow[]> {
    return this.database.query<PayerAccountRow[]>(accountsOfClient, [clientId]);
  }
}
