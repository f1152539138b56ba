import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { journeyOf } from '../australia-post/double/journeys.js';
import { type AustraliaPostDouble, startAustraliaPost } from '../australia-post/double/server.js';
import { networkTransport } from '../kit/carrier-client.js';
import { compareWithSchema } from './compare-with-schema.js';
import { verifyCarrier, type VerifyCommand } from './verify-command.js';
import { accountBody } from '../australia-post/wire.js';
import { parseCarrierJson } from '../kit/carrier-json.js';

const committed = path.resolve(__dirname, '../australia-post/recordings');

describe('carrier:verify', () => {
  let double: AustraliaPostDouble;
  let folder: string;
  let printed: string[];

  beforeEach(async () => {
    double = await startAustraliaPost('EPARCEL');
    folder = await mkdtemp(path.join(tmpdir(), 'recordings-'));
    printed = [];
  });

  afterEach(async () => {
    await double.close();
  });

  const verify = (changes: Partial<VerifyCommand> = {}) => {
    const { apiKey, password, number } = double.state.account;
    return verifyCarrier({
      adapter: 'australia-post',
      isProduction: false,
      isReplay: false,
      isRecording: false,
      withPickup: false,
      withManifest: false,
      variables: { AUSPOST_API_KEY: apiKey, AUSPOST_PASSWORD: password, AUSPOST_ACCOUNT: number },
      server: double.url,
      network: networkTransport(loopbackPolicy(2000)),
      now: new Date('2026-11-25T01:00:00Z'),
      folder,
      pause: () => Promise.resolve(),
      print: (line) => printed.push(line),
      ...changes,
    });
  };

  it('checks the account, the prices and one shipment, and leaves nothing behind', async () => {
    double.state.journeys.set('LKD9', journeyOf('LKD9', 'DELIVERED'));

    expect(await verify({ number: 'LKD9' })).toBe(0);

    const text = printed.join('\n');
    for (const step of ['account', 'price T28S', 'announce', 'find', 'label', 'withdraw', 'track'])
      expect(text).toContain(step);
    expect(double.state.shipments.size).toBe(0);
    expect(double.state.orders).toHaveLength(0);
  });

  it('lodges and books only on request', async () => {
    expect(await verify({ withManifest: true })).toBe(0);

    expect(double.state.orders).toHaveLength(1);
  });

  it('exits with 2 when the carrier rejects the key', async () => {
    const { number } = double.state.account;
    const variables = {
      AUSPOST_API_KEY: 'wrong',
      AUSPOST_PASSWORD: 'wrong',
      AUSPOST_ACCOUNT: number,
    };

    expect(await verify({ variables })).toBe(2);
  });

  it('exits with 2 without credentials, and names the page that explains them', async () => {
    expect(await verify({ variables: {} })).toBe(2);
    expect(printed.join()).toContain('CONTRIBUTING.md');
  });

  it('exits with 1 when a response is not as documented', async () => {
    double.fail('OTHER_JSON', 'POST /shipping/v1/prices');

    expect(await verify()).toBe(1);
    expect(printed.join('\n')).toContain('MISMATCH           prices: shipments');
  });

  it('records responses without keys, names, streets, phone or account numbers, and replays them', async () => {
    await verify({ isRecording: true });

    const text = await readFile(path.join(folder, 'eparcel.json'), 'utf8');
    const { apiKey, password, number } = double.state.account;
    for (const secret of [apiKey, password, number, 'Wattle', 'Martin Place', '0200000000'])
      expect(text).not.toContain(secret);
    await double.close();
    double = await startAustraliaPost('EPARCEL');
    const before = double.requests.length;
    expect(await verify({ isReplay: true, variables: {} })).toBe(0);
    expect(double.requests).toHaveLength(before);
  });

  it('replays the recordings of Australia Post, and names their source', async () => {
    expect(await verify({ isReplay: true, folder: committed })).toBe(0);
    expect(printed[0]).toMatch(/as recorded on \d{4}-\d\d-\d\d from (the carrier|its double)$/);
  });
});

describe('a response compared with its schema', () => {
  it('reports fields that are missing, have a different type or are not read', () => {
    const response = parseCarrierJson(
      `{"account_number": 7, "postage_products": [{"type": "X", "product_id": "T", "colour": "red"}]}`,
    );

    const { broken, unknown } = compareWithSchema(accountBody, response);

    expect(broken.join()).toContain('account_number');
    expect(unknown).toEqual(['postage_products[].colour']);
  });
});
