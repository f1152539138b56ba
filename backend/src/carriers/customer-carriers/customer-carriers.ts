import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';

import {
  chosenPort,
  chosenTransferType,
  wrongConnectionFields,
} from '@contracts/rules/carrier-connection.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import type { RecordChanges } from '../../platform/audit/record-changes.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { Carrier } from '../records/carrier.entity.js';
import { CustomerCarrier } from '../records/customer-carrier.entity.js';
import { AlreadyConnected } from './customer-carrier.errors.js';
import { noSecrets, sealSecrets, type Secrets } from './sealed-secrets.js';

/** How a customer reaches a carrier, as its form says; secrets in clear, as they were read, or null. */
export type WrittenConnection = Secrets &
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
  >;

export interface CutOffChange {
  readonly cutOffDay: number;
  /** HH:mm in the sender state's time zone. */
  readonly cutOffTime: string;
}

/** Which carriers customers work with, and how they reach them. Whose they are, the caller has checked. */
@Injectable()
export class CustomerCarriers {
  constructor(
    private readonly records: AuditedRecords,
    private readonly secrets: SecretBox,
  ) {}

  /**
   * Answers its id.
   * @throws InvalidRequest for a connection the carrier cannot be reached by
   * @throws AlreadyConnected
   * @throws RecordNotFound for a carrier that does not exist or belongs to another customer
   */
  async add(
    owner: { readonly customerId: number; readonly carrierId: number },
    written: WrittenConnection,
    actor: Actor,
  ): Promise<number> {
    const { id } = await this.records
      .create<CustomerCarrier>(CustomerCarrier, actor, async (records) => {
        const carrier = await findCarrier(records, owner);
        const connection = this.check(written, carrier, { ...noSecrets, salt: null });
        return records.insert<CustomerCarrier>(CustomerCarrier, { ...owner, ...connection });
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new AlreadyConnected() : error;
      });
    return id;
  }

  /** The carrier stays what it is. Needs the record with its carrier. @throws InvalidRequest */
  async change(record: CustomerCarrier, written: WrittenConnection, actor: Actor): Promise<void> {
    await this.records.change(actor, (records) =>
      records.update(CustomerCarrier, record, this.check(written, record.carrier, record)),
    );
  }

  /** Answers the record as it is then. */
  setCutOff(record: CustomerCarrier, cutOff: CutOffChange, actor: Actor): Promise<CustomerCarrier> {
    return this.records.change(actor, (records) => records.update(CustomerCarrier, record, cutOff));
  }

  private check(
    written: WrittenConnection,
    carrier: Carrier,
    kept: Secrets & Pick<CustomerCarrier, 'salt'>,
  ): WrittenConnection & { salt: string } {
    const transferType = chosenTransferType(written.transferType, carrier);
    const connection = {
      ...written,
      transferType,
      port: written.server === null ? written.port : chosenPort(transferType, written.port),
      ...sealSecrets(written, kept, this.secrets),
    };
    const wrong = wrongConnectionFields(
      {
        ...connection,
        hasPassword: connection.password !== null,
        hasApiKey: connection.apiKey !== null,
        // A password that stays from before does not by itself mean that the box is ticked.
        hasDifotPassword: connection.difotServer !== null && connection.difotPassword !== null,
      },
      carrier,
    );
    if (wrong.length > 0) throw new InvalidRequest(wrong);
    return connection;
  }
}

/** A shared carrier, or a generic one of this customer. */
async function findCarrier(
  { manager }: RecordChanges,
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
