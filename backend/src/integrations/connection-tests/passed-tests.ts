import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { CustomerCarrier } from '../../carriers/index.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { StoredConnections } from './stored-connections.js';
import type { TestedSettings } from './tested-settings.js';

type TransferSettings = Pick<
  TestedSettings,
  'transferType' | 'server' | 'port' | 'path' | 'username' | 'password' | 'apiKey'
>;

interface PassedTest {
  readonly carrierId: number;
  readonly ciphertext: string;
  readonly salt: string;
  readonly passedAt: Date;
}

/** Tests of manifest transfers that passed. One counts for the settings that were tested, and for no others. */
@Injectable()
export class PassedTests {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: SecretBox,
    private readonly connections: StoredConnections,
  ) {}

  /** Keeps the last one of each carrier: its instant, and a fingerprint of what was tested. */
  async keep(
    settings: TransferSettings & { readonly customerId: number },
    carrierId: number,
    passedAt: Date,
  ): Promise<void> {
    const { ciphertext, salt } = this.secrets.fingerprint(toText(settings));
    await this.database.query(
      `insert into passed_connection_test (customer_id, carrier_id, fingerprint, salt, passed_at)
         values ($1, $2, $3, $4, $5)
         on conflict (customer_id, carrier_id) do update
           set fingerprint = excluded.fingerprint, salt = excluded.salt, passed_at = excluded.passed_at`,
      [settings.customerId, carrierId, ciphertext, salt, passedAt],
    );
  }

  /** When each stored connection passed, by the id of the customer carrier; absent where it did not. */
  async findPassed(customerId: number): Promise<ReadonlyMap<number, string>> {
    const tests = await this.database.query<PassedTest[]>(
      `select carrier_id as "carrierId", fingerprint as ciphertext, salt, passed_at as "passedAt"
         from passed_connection_test where customer_id = $1`,
      [customerId],
    );
    if (tests.length === 0) return new Map();
    const byCarrier = new Map(tests.map((test) => [test.carrierId, test]));
    const passed = new Map<number, string>();
    for (const record of await this.connections.list(customerId)) {
      const test = byCarrier.get(record.carrierId);
      if (test && this.secrets.isFingerprintOf(this.textOf(record), test))
        passed.set(record.id, test.passedAt.toISOString());
    }
    return passed;
  }

  private textOf(record: CustomerCarrier): string {
    const { transferType, server, port, path, username } = record;
    return toText({
      ...{ transferType, server, port, path, username },
      password: this.connections.openSecret(record, 'password'),
      apiKey: this.connections.openSecret(record, 'apiKey'),
    });
  }
}

const toText = (settings: TransferSettings): string => {
  const { transferType, server, port, path, username, password, apiKey } = settings;
  return JSON.stringify([transferType, server, port, path, username, password, apiKey]);
};
