import { ApiClient } from '../api-client.js';

/** Records of a tenant that a request can refer to; `$client` in a request is replaced by the tenant's. */
export const scopeKinds = ['client', 'customer'] as const;
export const recordKinds = [
  'user',
  'userRole',
  'apiKey',
  'address',
  'consignment',
  'connote',
  'manifest',
  'customerCarrier',
  'account',
  'prefix',
  'clientAccount',
  'serviceType',
  'rateCardAt',
  'integration',
  'integrationFlow',
  'integrationFile',
  'webhook',
  'rules',
  'category',
  'entry',
  'payer',
  'template',
  'quote',
  'filter',
] as const;
export type Kind = (typeof scopeKinds)[number] | (typeof recordKinds)[number];
/** A record of each kind, by its id or other key. */
export type Tenant = Readonly<Record<Kind, string | number>>;

const NONEXISTENT = 999_999_999;

/** A tenant whose ids do not exist. */
export const missingTenant: Tenant = {
  ...(Object.fromEntries(
    [...scopeKinds, ...recordKinds].map((kind) => [kind, NONEXISTENT]),
  ) as Record<Kind, number>),
  connote: 'NONE0000001',
  rateCardAt: '2001-01-01T00:00:00.000Z',
};

interface Named {
  readonly id: number;
}
interface Client extends Named {
  readonly name: string;
  readonly customerId: number;
}
interface User extends Named {
  readonly email: string;
  readonly userRoles: readonly Named[];
}
interface Consignment extends Named {
  readonly connoteNumber: string;
  readonly manifestId: number;
}
interface ClientAccount extends Named {
  readonly rateCardDetails?: readonly {
    readonly serviceTypeId: number;
    readonly createdAt: string;
  }[];
}
interface Account extends Named {
  readonly prefixes: readonly Named[];
}

/** The records of one client of the demo, the oldest of each kind. */
export class TenantReader {
  private constructor(
    private readonly superAdmin: ApiClient,
    private readonly clients: readonly Client[],
    private readonly users: readonly User[],
  ) {}

  static async of(superAdmin: ApiClient): Promise<TenantReader> {
    const pages = 'size=200&page=0&sort=id,ASC';
    const { clients } = await superAdmin.expect<{ clients: Client[] }>(
      'GET',
      `client/list?${pages}`,
    );
    const { users } = await superAdmin.expect<{ users: User[] }>('GET', `user/list?${pages}`);
    return new TenantReader(superAdmin, clients, users);
  }

  /** @param accountsOf the client whose carrier accounts it ships on; defaults to its own */
  async read(name: string, email: string, accountsOf = name): Promise<Tenant> {
    const { id: client, customerId: customer } = this.client(name);
    const user = this.users.find((one) => one.email === email);
    return {
      ...missingTenant,
      client,
      customer,
      user: user?.id ?? NONEXISTENT,
      userRole: user?.userRoles[0]?.id ?? NONEXISTENT,
      filter: oldest(await this.filtersOf(email)),
      ...(await this.movements(client)),
      ...(await this.settings(client)),
      ...(await this.carriers(customer)),
      ...(await this.accounts(this.client(accountsOf).id)),
    };
  }

  /** @throws Error when the demo has none of this name */
  clientId(name: string): number {
    return this.client(name).id;
  }

  private client(name: string): Client {
    const client = this.clients.find((one) => one.name === name);
    if (!client) throw new Error(`the demo has no client ${name}`);
    return client;
  }

  private async movements(client: number): Promise<Partial<Tenant>> {
    const { consignments } = await this.superAdmin.expect<{ consignments: Consignment[] }>(
      'POST',
      `consignment/list?clientId=${client}&size=1&page=0&sort=id,ASC`,
      { criteriaFilters: [{ key: 'STATE', criteria: 'EQUALS', value: 'MANIFESTED' }] },
    );
    const [moved] = consignments;
    if (!moved) throw new Error(`the demo has no manifested consignment of client ${client}`);
    const { addresses } = await this.superAdmin.expect<{ addresses: Named[] }>(
      'GET',
      `address?clientId=${client}&size=200&page=0&sort=id,ASC`,
    );
    return {
      consignment: moved.id,
      connote: moved.connoteNumber,
      manifest: moved.manifestId,
      address: oldest(addresses),
      quote: oldest(await this.list(`quote?clientId=${client}`)),
    };
  }

  private async settings(client: number): Promise<Partial<Tenant>> {
    const { categories, categoryEntries } = await this.superAdmin.expect<{
      categories: Named[];
      categoryEntries: Named[];
    }>('GET', `category?clientId=${client}`);
    const { customItems } = await this.superAdmin.expect<{ customItems: Named[] }>(
      'GET',
      `item/template?clientId=${client}`,
    );
    return {
      category: oldest(categories),
      entry: oldest(categoryEntries),
      template: oldest(customItems),
      payer: oldest(await this.list(`client-payer-account?clientId=${client}`)),
      integration: oldest(await this.list(`client-integration?clientId=${client}`)),
      integrationFlow: oldest(await this.list(`integration-flow?clientId=${client}`)),
      webhook: oldest(await this.list(`webhook?clientId=${client}`)),
    };
  }

  private async carriers(customer: number): Promise<Partial<Tenant>> {
    const { customerCarriers } = await this.superAdmin.expect<{ customerCarriers: Named[] }>(
      'GET',
      `customer-carrier?customerId=${customer}`,
    );
    const { accounts } = await this.superAdmin.expect<{ accounts: Account[] }>(
      'GET',
      `customer-carrier-account?customerId=${customer}`,
    );
    const account = accounts.find(({ id }) => id === oldest(accounts));
    return {
      customerCarrier: oldest(customerCarriers),
      account: oldest(accounts),
      prefix: oldest(account?.prefixes ?? []),
    };
  }

  private async accounts(client: number): Promise<Partial<Tenant>> {
    const { accounts } = await this.superAdmin.expect<{ accounts: ClientAccount[] }>(
      'GET',
      `client-carrier-account?clientId=${client}`,
    );
    const account = accounts.find(({ id }) => id === oldest(accounts));
    const card = account?.rateCardDetails?.[0];
    return {
      clientAccount: oldest(accounts),
      serviceType: card?.serviceTypeId ?? NONEXISTENT,
      rateCardAt: card?.createdAt ?? missingTenant.rateCardAt,
      apiKey: oldest(await this.list(`user/b2b-key?clientId=${client}`)),
    };
  }

  /** Saved filters belong to their user only. */
  private async filtersOf(email: string): Promise<Named[]> {
    const client = await ApiClient.signIn(this.superAdmin.url, email);
    return client.expect('GET', 'consignment/filter');
  }

  /** An empty list may be returned without a body. */
  private async list(path: string): Promise<Named[]> {
    const result = await this.superAdmin.expect<Named[] | ''>('GET', path);
    return result === '' ? [] : result;
  }
}

const oldest = (records: readonly Named[]): number =>
  records.length === 0 ? NONEXISTENT : Math.min(...records.map(({ id }) => id));
