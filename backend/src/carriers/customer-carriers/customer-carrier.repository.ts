import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';

import {
  resolvePort,
  resolveTransferType,
  validateConnection,
} from '@contracts/rules/carrier-connection.js';
import { liveRateTime, type PriceSource } from '@contracts/rules/live-rates.js';
import { liveRateTexts } from '@contracts/texts/app/live-rates.js';

import { findCarrierKind } from '../../carrier-adapters/index.js';
import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { interpolate } from '../../platform/interpolate.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { Carrier } from '../records/carrier.entity.js';
import { CustomerCarrier } from '../records/customer-carrier.entity.js';
import { type StoredAdapterSettings, toStoredSettings } from './adapter-settings.js';
import { AlreadyConnected } from './customer-carrier.errors.js';
import {
  newSalt,
  noSecrets,
  sealSecrets,
  type Secrets,
  type StoredSecrets,
} from './sealed-secrets.js';

/** Connection to a carrier as in the form; secrets are plain text, the stored ciphertext, or null. */
export type ConnectionInput = Secrets &
  Pick<
    CustomerCarrier,
    | 'transferType'
    | 'productAccountNumber'
    | 'server'
    | 'bookingServer'
    | 'serverAuth'
    | 'username'
    | 'path'
    | 'port'
    | 'difotServer'
    | 'difotUsername'
    | 'difotPath'
    | 'difotPort'
  > &
  AdapterInput;

/** Input for a carrier with its own API. */
export interface AdapterInput {
  /** By the names of the adapter's fields; blank secrets keep the stored ones. */
  readonly settings: Readonly<Record<string, string>>;
  /** Null keeps the stored value. */
  readonly priceFrom: PriceSource | null;
  readonly liveRateMs: number | null;
}

/** Columns of a connection. */
type StoredConnection = Omit<ConnectionInput, keyof AdapterInput> &
  StoredRating &
  Pick<CustomerCarrier, 'adapterSettings' | 'adapterSecrets'> & { readonly salt: string };

type StoredRating = Pick<CustomerCarrier, 'priceFrom' | 'liveRateMs'>;

export interface CutOffChange {
  readonly cutOffDay: number;
  /** HH:mm in the sender state's time zone. */
  readonly cutOffTime: string;
}

/** Loads and saves the carriers that customers work with and how they connect to them. */
@Injectable()
export class CustomerCarrierRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
    private readonly secrets: SecretBox,
  ) {}

  /** Returns the record with its carrier, null for a withdrawn one. */
  find(id: number): Promise<CustomerCarrier | null> {
    return this.database.getRepository(CustomerCarrier).findOne({
      where: { id, withdrawnAt: IsNull() },
      relations: { carrier: true },
    });
  }

  /**
   * Adds the record and returns its id.
   * @throws InvalidRequest for a connection that does not suit the carrier
   * @throws AlreadyConnected
   * @throws RecordNotFound for a carrier that does not exist or belongs to another customer
   */
  async add(
    owner: { readonly customerId: number; readonly carrierId: number },
    input: ConnectionInput,
    actor: Actor,
  ): Promise<number> {
    const { id } = await this.records
      .create<CustomerCarrier>(CustomerCarrier, actor, async (records) => {
        const carrier = await findCarrier(records, owner);
        const connection = this.toConnection(input, carrier, noStored);
        return records.insert<CustomerCarrier>(CustomerCarrier, { ...owner, ...connection });
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new AlreadyConnected() : error;
      });
    return id;
  }

  /**
   * Changes the connection of a record loaded with its carrier, which stays the same. Decides on the connection as it is
   * now, and reports a newer version before an incomplete one: what is missing may be someone else's change.
   * @throws VersionConflict, InvalidRequest, RecordNotFound if the record was withdrawn since
   */
  async change(
    { id, carrier }: CustomerCarrier,
    input: ConnectionInput,
    actor: Actor,
  ): Promise<void> {
    await this.records.change(actor, async (records) => {
      const stored = await records.manager.findOne(CustomerCarrier, {
        where: { id, withdrawnAt: IsNull() },
        lock: { mode: 'for_no_key_update' },
      });
      if (!stored) throw new RecordNotFound(`carrier ${id}`);
      const fields = Object.keys(input).map((name) =>
        name === 'settings' ? 'adapterSettings' : name,
      );
      await records.assertExpected(CustomerCarrier, stored, fields);
      await records.update(CustomerCarrier, stored, this.toConnection(input, carrier, stored));
    });
  }

  /** Returns the changed record. */
  setCutOff(record: CustomerCarrier, cutOff: CutOffChange, actor: Actor): Promise<CustomerCarrier> {
    return this.records.change(actor, (records) => records.update(CustomerCarrier, record, cutOff));
  }

  private toConnection(
    { settings, priceFrom, liveRateMs, ...input }: ConnectionInput,
    carrier: Carrier,
    stored: StoredSecrets & StoredAdapterSettings & StoredRating,
  ): StoredConnection {
    const salt = stored.salt ?? newSalt();
    const own = {
      ...toStoredSettings(carrier.adapter, settings, { stored, salt, box: this.secrets }),
      priceFrom: toPriceSource(carrier, priceFrom ?? stored.priceFrom),
      liveRateMs: liveRateMs ?? stored.liveRateMs,
    };
    return own.adapterSettings === null
      ? { ...own, ...this.toServers(input, carrier, stored) }
      : { ...own, ...noServers, salt };
  }

  /** Servers of a carrier without an adapter. @throws InvalidRequest */
  private toServers(
    input: Omit<ConnectionInput, keyof AdapterInput>,
    carrier: Carrier,
    stored: StoredSecrets,
  ): Omit<ConnectionInput, keyof AdapterInput> & { salt: string } {
    const transferType = resolveTransferType(input, carrier);
    const connection = {
      ...input,
      transferType,
      port: input.server === null ? input.port : resolvePort(transferType, input.port),
      ...sealSecrets({ ...input, transferType }, stored, this.secrets),
    };
    const errors = validateConnection(
      {
        ...connection,
        hasPassword: connection.password !== null,
        hasApiKey: connection.apiKey !== null,
        // A stored password without a server does not mean that DIFOT data is turned on.
        hasDifotPassword: connection.difotServer !== null && connection.difotPassword !== null,
      },
      carrier,
    );
    if (errors.length > 0) throw new InvalidRequest(errors);
    return connection;
  }
}

/** An adapter knows its servers; manifests are transmitted through its API. */
const noServers: Omit<ConnectionInput, keyof AdapterInput> = {
  ...noSecrets,
  transferType: 'API',
  productAccountNumber: null,
  server: null,
  port: null,
  path: null,
  username: null,
  serverAuth: null,
  bookingServer: null,
  difotServer: null,
  difotUsername: null,
  difotPath: null,
  difotPort: null,
};

const noStored: StoredSecrets & StoredAdapterSettings & StoredRating = {
  ...noSecrets,
  salt: null,
  transferType: null,
  adapterSettings: null,
  adapterSecrets: null,
  priceFrom: 'RATE_CARD',
  liveRateMs: liveRateTime.DEFAULT_MS,
};

/**
 * Source of the offers to store: a carrier without an adapter is priced by rate cards.
 * @throws InvalidRequest if the adapter has no rating
 */
function toPriceSource({ adapter, displayName }: Carrier, requested: PriceSource): PriceSource {
  const kind = findCarrierKind(adapter);
  if (!kind || requested === 'RATE_CARD' || kind.capabilities.includes('rating'))
    return kind ? requested : 'RATE_CARD';
  const message = interpolate(liveRateTexts.notRated, { carrier: displayName });
  throw new InvalidRequest([{ path: 'priceFrom', message }]);
}

/** Finds a shared carrier, or a generic one of this customer. */
async function findCarrier(
  { manager }: UnitOfWork,
  { customerId, carrierId }: { readonly customerId: number; readonly carrierId: number },
): Promise<Carrier> {
  const carrier = await manager.findOne(Carrier, {
    where: [
      { id: carrierId, customerId: IsNull() },
      { id: carrierId, customerId },
    ],
  });
  if (!carrier) throw new RecordNotFound(`carrier ${carrierId}`);
  return carrier;
}
