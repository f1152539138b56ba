import { randomBytes } from 'node:crypto';

import type { DataSource } from 'typeorm';

import { stub } from '../../../../test/support/stub.js';
import type { CustomerCarrier } from '../../carriers/index.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import type { HostKeyRepository } from '../host-keys/host-key.repository.js';
import { newKnownHosts } from '../testing/known-hosts.js';
import { CarrierConnections } from './carrier-connections.js';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const secrets = new SecretBox(key('k2'));

function carrierOf(id: number, box: SecretBox): Partial<CustomerCarrier> {
  const { ciphertext, salt } = box.seal('secret');
  return {
    ...{ id, customerId: 1, server: null, serverAuth: null, difotServer: 'sftp://one.example' },
    ...{ difotPort: null, difotPath: null, difotUsername: 'linehaul' },
    ...{ difotPassword: ciphertext, salt },
  };
}

/** The carriers' rows, as the database returns them. */
function connectionsOf(...carriers: Partial<CustomerCarrier>[]): CarrierConnections {
  const query = {
    where: () => query,
    orderBy: () => query,
    getMany: () => Promise.resolve(carriers),
  };
  const database = { getRepository: () => ({ createQueryBuilder: () => query }) };
  return new CarrierConnections(
    database as unknown as DataSource,
    secrets,
    stub<HostKeyRepository>({ knownHostsOf: () => newKnownHosts() }),
  );
}

describe('feeds', () => {
  it('are read although the password of one was encrypted with a key that is no longer configured', async () => {
    const lost = carrierOf(21, new SecretBox(key('k1')));

    const [failing, other] = await connectionsOf(lost, carrierOf(22, secrets)).listFeeds();

    expect(other).toMatchObject({ customerCarrierId: 22, password: 'secret' });
    expect(failing?.customerCarrierId).toBe(21);
    expect(() => failing?.password).toThrow("no encryption key with the id 'k1'");
  });
});
