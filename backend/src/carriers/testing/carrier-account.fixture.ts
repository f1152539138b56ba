import type {
  ClientCarrierAccountView,
  CustomerCarrierAccountView,
  PrefixView,
} from '@contracts/views/carrier-account.view.js';
import { EventStore } from '@event-store/event-store.js';

import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { TestClient, type TestResponse } from '../../testing/test-client.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';

export const accountPath = 'customer-carrier-account';

export const toPrefixBody = (customerCarrierAccountId: number, change: object = {}) => ({
  customerCarrierAccountId,
  connotePrefix: 'lkiz',
  connoteAbbreviation: 'bm',
  masterRangeStart: 1,
  masterRangeEnd: 1_000,
  ...change,
});

export const getVariable = ({ body }: TestResponse<ClientCarrierAccountView>) =>
  body.connoteAccountVariables[0];

/** A customer with two carriers, the second of which issues its own connotes, and users who manage the accounts. */
export class CarrierAccountFixture {
  private count = 0;

  private constructor(
    readonly backend: RunningBackend,
    readonly admin: TestClient,
    readonly otherAdmin: TestClient,
    readonly manager: TestClient,
  ) {}

  static async start(
    label: string,
    variables: Readonly<Record<string, string>> = {},
  ): Promise<CarrierAccountFixture> {
    const backend = await startBackend(label, [], variables);
    await someTariffs(backend);
    await backend.database.query(`
      insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length,
                           is_api_based_connote)
        values (2, 'metro', 'Metro Dash', 3, 9, true);
      insert into customer_carrier (id, customer_id, carrier_id) values (2, 1, 2), (3, 2, 1);
      select setval(pg_get_serial_sequence(name, 'id'), 100)
        from unnest('{customer_carrier_account,connote_prefix,client_carrier_account}'::text[]) name`);
    return new CarrierAccountFixture(
      backend,
      await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 }),
      await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 }),
      await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 }),
    );
  }

  async addAccount(customerCarrierId = 1): Promise<CustomerCarrierAccountView> {
    this.count += 1;
    const accountNumber = `cfp-${this.count}x`;
    const body = { customerCarrier: { id: customerCarrierId }, accountNumber };
    return toBody(await this.admin.request('POST', accountPath, body));
  }

  async addPrefix(customerCarrierId = 1, change: object = {}): Promise<PrefixView> {
    const { id } = await this.addAccount(customerCarrierId);
    const connotePrefix = customerCarrierId === 2 ? `M${this.count}` : `P${100 + this.count}`;
    const body = toPrefixBody(id, { connotePrefix, ...change });
    return toBody(await this.admin.request('POST', `${accountPath}/prefix`, body));
  }

  addClientAccount(prefixId: number, clientId: number, change: object = {}, caller = this.admin) {
    const body = { prefixId, rangeLength: 100, permanentBooking: false, ...change };
    const path = `client-carrier-account?clientId=${clientId}`;
    return caller.request<ClientCarrierAccountView>('POST', path, body);
  }

  async rangeEvents(prefixId: number) {
    const [prefix] = await this.backend.database.query<{ prefix_range_id: number }[]>(
      'select prefix_range_id from connote_prefix where id = $1',
      [prefixId],
    );
    const stream = `prefixRange-${prefix?.prefix_range_id ?? 0}`;
    const events = await this.backend.app.get(EventStore).readStream(stream, { limit: 1_000 });
    return events.map(({ type, data }) => ({ type, data }));
  }
}

function toBody<Body>({ status, body }: TestResponse<Body>): Body {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
