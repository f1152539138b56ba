import type { ApiClient } from '../api-client.js';

interface Named {
  readonly id: number;
}

/** Records of kinds that only some clients of the demo have; deleted after the walk. */
export class MissingRecords {
  private readonly added: string[] = [];

  constructor(private readonly superAdmin: ApiClient) {}

  async add(clientId: number): Promise<void> {
    await this.addCategory(clientId);
    await this.addUnlessThere('client-payer-account', clientId, {
      carrier: { id: await this.carrierOf(clientId) },
      accountNumber: 'GOLDEN',
      whoPays: 'RECEIVER',
      description: 'Golden',
    });
    await this.addUnlessThere('client-integration', clientId, {
      integrationType: 'XML',
      transferType: 'SFTP',
      server: '127.0.0.1',
      port: 22,
      username: 'golden',
      password: 'golden',
    });
    await this.addFlow(clientId);
    await this.addUnlessThere('webhook', clientId, {
      name: 'Golden',
      url: 'https://127.0.0.1/golden',
      types: ['*'],
    });
  }

  async remove(): Promise<void> {
    for (const path of this.added.splice(0).reverse()) await this.superAdmin.expect('DELETE', path);
  }

  /** Oldest carrier with which the client can have payer accounts. */
  private async carrierOf(clientId: number): Promise<number> {
    const carriers = await this.superAdmin.expect<Named[]>(
      'GET',
      `carrier/payer-account-carriers?clientId=${clientId}`,
    );
    return Math.min(...carriers.map(({ id }) => id));
  }

  private async addCategory(clientId: number): Promise<void> {
    const { categories } = await this.superAdmin.expect<{ categories: Named[] }>(
      'GET',
      `category?clientId=${clientId}`,
    );
    if (categories.length > 0) return;
    const categoryId = await this.post('category', clientId, { categoryDesc: 'Golden' });
    const entry = { clientId, categoryId, entryDesc: 'Golden' };
    await this.superAdmin.expect('POST', 'category/entry', entry); // deleted with its category
  }

  /** Adds a flow that is turned off, so that nothing connects. */
  private async addFlow(clientId: number): Promise<void> {
    const [connection] = await this.superAdmin.expect<Named[]>(
      'GET',
      `client-integration?clientId=${clientId}`,
    );
    await this.addUnlessThere('integration-flow', clientId, {
      clientIntegrationId: connection?.id,
      ...{ kind: 'ORDERS_IN', folder: '', everyMinutes: 5, isActive: false },
    });
  }

  private async addUnlessThere(path: string, clientId: number, record: object): Promise<void> {
    // an empty list may be returned without a body
    const known = await this.superAdmin.expect<Named[] | ''>('GET', `${path}?clientId=${clientId}`);
    if (known.length === 0) await this.post(path, clientId, record);
  }

  private async post(path: string, clientId: number, record: object): Promise<number> {
    const { id } = await this.superAdmin.expect<Named>('POST', path, { ...record, clientId });
    const isInPath = path === 'webhook' || path === 'integration-flow';
    this.added.push(isInPath ? `${path}/${id}` : `${path}?clientId=${clientId}&id=${id}`);
    return id;
  }
}
