import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { PayerAccountData } from '@contracts/events/consignment.events.js';

import { settingsTexts } from '@contracts/texts/settings.js';

import type { Actor } from '../platform/actor.js';
import { AuditedRecords } from '../platform/audit/audited-records.js';
import { InvalidRequest } from '../platform/invalid-request.js';
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

const carrierOfClient = `
  select 1 from client c join customer_carrier k on k.customer_id = c.customer_id
   where c.id = $1 and k.carrier_id = $2 and k.withdrawn_at is null`;

/** Which account; of another client there is none. */
export type PayerAccountKey = Pick<ClientPayerAccount, 'clientId' | 'id'>;
export type WrittenPayerAccount = Omit<ClientPayerAccount, 'clientId' | 'id'>;

/** Accounts of receivers and third parties that pay instead of the client. */
@Injectable()
export class PayerAccounts {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
  ) {}

  add(account: Omit<ClientPayerAccount, 'id'>, actor: Actor): Promise<ClientPayerAccount> {
    return this.records.create<ClientPayerAccount>(ClientPayerAccount, actor, (records) =>
      records.insert<ClientPayerAccount>(ClientPayerAccount, account),
    );
  }

  /** @throws InvalidRequest when the client's customer does not work with the carrier */
  async addFor(
    clientId: number,
    written: WrittenPayerAccount,
    actor: Actor,
  ): Promise<PayerAccountView> {
    await this.assertCarrier(clientId, written.carrierId);
    const { id } = await this.add({ clientId, ...written }, actor);
    return this.find({ clientId, id });
  }

  /** @throws RecordNotFound, InvalidRequest */
  async change(
    key: PayerAccountKey,
    written: WrittenPayerAccount,
    actor: Actor,
  ): Promise<PayerAccountView> {
    const account = await this.load(key);
    await this.assertCarrier(key.clientId, written.carrierId);
    await this.records.change(actor, (records) =>
      records.update(ClientPayerAccount, account, written),
    );
    return this.find(key);
  }

  /** Consignments keep their copy. @throws RecordNotFound */
  async remove(key: PayerAccountKey, actor: Actor): Promise<void> {
    const account = await this.load(key);
    await this.records.change(actor, (records) => records.remove(ClientPayerAccount, account));
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

  private async find({ clientId, id }: PayerAccountKey): Promise<PayerAccountView> {
    const account = (await this.list(clientId)).find((each) => each.id === id);
    if (!account) throw new RecordNotFound(`payer account ${id}`);
    return account;
  }

  private async load(key: PayerAccountKey): Promise<ClientPayerAccount> {
    const account = await this.database.getRepository(ClientPayerAccount).findOneBy(key);
    if (!account) throw new RecordNotFound(`payer account ${key.id}`);
    return account;
  }

  private async assertCarrier(clientId: number, carrierId: number): Promise<void> {
    const known = await this.database.query<unknown[]>(carrierOfClient, [clientId, carrierId]);
    if (known.length === 0)
      throw new InvalidRequest([{ path: 'carrier', message: settingsTexts.carrierMissing }]);
  }

  private read(clientId: number): Promise<PayerAccountRow[]> {
    return this.database.query<PayerAccountRow[]>(accountsOfClient, [clientId]);
  }
}
