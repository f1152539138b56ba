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

/** The tested connection: a manifest transfer, or an account with a carrier that has its own API. */
export type Tested =
  | { readonly kind: 'TRANSFER'; readonly settings: TransferSettings }
  | {
      readonly kind: 'ACCOUNT';
      readonly adapter: string;
      readonly settings: Readonly<Record<string, string>>;
    };

/** Customer and carrier of a test. */
export interface TestedCarrier {
  readonly customerId: number;
  readonly carrierId: number;
}

interface PassedTest {
  readonly carrierId: number;
  readonly ciphertext: string;
  readonly salt: string;
  readonly passedAt: Date;
}

/**
 * Tests of manifest transfers and accounts that passed. One counts for the settings that were tested, and for no
 * others.
 */
@Injectable()
export class PassedTests {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: SecretBox,
    private readonly connections: StoredConnections,
  ) {}

  /** Stores the last one for each carrier: its instant, and a fingerprint of what was tested. */
  async save(
    tested: Tested,
    { customerId, carrierId }: TestedCarrier,
    passedAt: Date,
  ): Promise<void> {
    const { ciphertext, salt } = this.secrets.fingerprint(toText(tested));
    await this.database.query(
      `insert into passed_connection_test (customer_id, carrier_id, fingerprint, salt, passed_at)
         values ($1, $2, $3, $4, $5)
         on conflict (customer_id, carrier_id) do update
           set fingerprint = excluded.fingerprint, salt = excluded.salt, passed_at = excluded.passed_at`,
      [customerId, carrierId, ciphertext, salt, passedAt],
    );
  }

  /** When each stored connection passed, by the id of the customer carrier; absent if it did not. */
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
      if (
        test &&
        this.stored(record).some((each) => this.secrets.isFingerprintOf(toText(each), test))
      )
        passed.set(record.id, test.passedAt.toISOString());
    }
    return passed;
  }

  /** The connections of a record that a test may have proven. */
  private stored(record: CustomerCarrier): Tested[] {
    const { transferType, server, port, path, username, adapterSettings } = record;
    const transfer: Tested = {
      kind: 'TRANSFER',
      settings: {
        ...{ transferType, server, port, path, username },
        password: this.connections.openSecret(record, 'password'),
        apiKey: this.connections.openSecret(record, 'apiKey'),
      },
    };
    const adapter = adapterSettings?.adapter;
    const settings = adapter && this.connections.openAdapterSettings(adapter, record);
    return settings ? [transfer, { kind: 'ACCOUNT', adapter, settings }] : [transfer];
  }
}

function toText(tested: Tested): string {
  if (tested.kind === 'ACCOUNT') {
    const { kind, adapter, settings } = tested;
    const byName = Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1));
    return JSON.stringify([kind, adapter, byName]);
  }
  const { transferType, server, port, path, username, password, apiKey } = tested.settings;
  return JSON.stringify([transferType, server, port, path, username, password, apiKey]);
}
