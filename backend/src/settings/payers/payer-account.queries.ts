import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { PayerAccountData } from '@contracts/events/consignment.events.js';
import type { ClientPayerAccountView } from '@contracts/views/settings.view.js';

import { RecordNotFound } from '../../platform/record-not-found.js';

interface PayerAccountRow extends Omit<ClientPayerAccountView, 'carrier'> {
  readonly carrierId: number;
  readonly displayName: string;
}

const accountsOfClient = `
  select a.id, a.version, a.client_id as "clientId", a.account_number as "accountNumber", a.description,
         a.who_pays as "whoPays", a.carrier_id as "carrierId", c.display_name as "displayName"
    from client_payer_account a join carrier c on c.id = a.carrier_id
   where a.client_id = $1
   order by a.id`;

const carrierOfClient = `
  select 1 from client c join customer_carrier k on k.customer_id = c.customer_id
   where c.id = $1 and k.carrier_id = $2 and k.withdrawn_at is null`;

/** Reads the payer accounts of clients. */
@Injectable()
export class PayerAccountQueries {
  constructor(private readonly database: DataSource) {}

  async list(clientId: number): Promise<ClientPayerAccountView[]> {
    return (await this.read(clientId)).map(toView);
  }

  /** @throws RecordNotFound if the client has no such account */
  async get(clientId: number, id: number): Promise<ClientPayerAccountView> {
    return toView(await this.getRow(clientId, id));
  }

  /** Returns the account as a consignment stores it. @throws RecordNotFound if the client has no such account */
  async getData(clientId: number, id: number): Promise<PayerAccountData> {
    const { whoPays, accountNumber, description, carrierId } = await this.getRow(clientId, id);
    return { id, whoPays, accountNumber, description, carrierId };
  }

  /** True if the client's customer works with the carrier. */
  async hasCarrier(clientId: number, carrierId: number): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(carrierOfClient, [clientId, carrierId]);
    return rows.length > 0;
  }

  private async getRow(clientId: number, id: number): Promise<PayerAccountRow> {
    const account = (await this.read(clientId)).find((each) => each.id === id);
    if (!account) throw new RecordNotFound(`payer account ${id}`);
    return account;
  }

  private read(clientId: number): Promise<PayerAccountRow[]> {
    return this.database.query<PayerAccountRow[]>(accountsOfClient, [clientId]);
  }
}

const toView = ({
  carrierId,
  displayName,
  ...account
}: PayerAccountRow): ClientPayerAccountView => ({
  ...account,
  carrier: { id: carrierId, displayName },
});
