import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { SecretBox } from '../../platform/secrets/secret-box.js';

/** A shipment that a carrier's own system has accepted, with the label it produced. */
export interface AcceptedShipment {
  readonly consignmentId: number;
  readonly customerCarrierId: number;
  readonly ourReference: string;
  readonly carrierReference: string;
  readonly connoteNumber: string;
  readonly articleNumbers: readonly string[];
  /** PDF; null for carriers that produce none. */
  readonly label: Buffer | null;
}

/** A number whose scans are polled from the carrier. */
export interface DueNumber {
  readonly consignmentId: number;
  readonly connoteNumber: string;
  readonly announcedAt: Date;
}

interface LabelRow {
  readonly id: string;
  readonly sealed: Buffer;
  readonly salt: string;
  readonly keyId: string;
}

const HOURS_TO_FIRST_SCAN = 1;

/** Stores shipments at carriers with systems of their own: labels to print, and numbers to poll. */
@Injectable()
export class CarrierShipmentRepository {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: SecretBox,
  ) {}

  /** Counts these consignments' carrier labels, stored and deleted. */
  async countLabels(
    consignmentIds: readonly number[],
  ): Promise<{ readonly stored: number; readonly deleted: number }> {
    const [row] = await this.database.query<{ stored: number; deleted: number }[]>(
      `select (count(*) filter (where label is not null))::integer as stored,
              (count(*) filter (where label is null and label_digest <> ''))::integer as deleted
         from carrier_shipment where consignment_id = any($1)`,
      [consignmentIds],
    );
    return row ?? { stored: 0, deleted: 0 };
  }

  /** Carriers' label files for these consignments, by consignment. */
  async listLabels(consignmentIds: readonly number[]): Promise<Map<number, Buffer>> {
    const rows = await this.database.query<LabelRow[]>(
      `select consignment_id as id, label as sealed, label_salt as salt, label_key_id as "keyId"
         from carrier_shipment where consignment_id = any($1) and label is not null`,
      [consignmentIds],
    );
    return new Map(rows.map(({ id, ...sealed }) => [Number(id), this.secrets.openBytes(sealed)]));
  }

  /** Carriers' references of these consignments' shipments, by consignment. */
  async listReferences(consignmentIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.database.query<{ id: string; reference: string }[]>(
      `select consignment_id as id, carrier_reference as reference
         from carrier_shipment where consignment_id = any($1)`,
      [consignmentIds],
    );
    return new Map(rows.map(({ id, reference }) => [Number(id), reference]));
  }

  /** Stores the shipment in place of an earlier one of its consignment. */
  async save({ label, ...shipment }: AcceptedShipment): Promise<void> {
    const sealed = label && this.secrets.sealBytes(label);
    await this.database.query(
      `insert into carrier_shipment (consignment_id, customer_carrier_id, our_reference, carrier_reference,
         connote_number, article_numbers, label, label_key_id, label_salt, label_digest, next_pull_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + make_interval(hours => $11))
       on conflict (consignment_id) do update set
         customer_carrier_id = excluded.customer_carrier_id, our_reference = excluded.our_reference,
         carrier_reference = excluded.carrier_reference, connote_number = excluded.connote_number,
         article_numbers = excluded.article_numbers, announced_at = now(),
         label = excluded.label, label_key_id = excluded.label_key_id, label_salt = excluded.label_salt,
         label_digest = excluded.label_digest, next_pull_at = excluded.next_pull_at`,
      [
        shipment.consignmentId,
        shipment.customerCarrierId,
        shipment.ourReference,
        shipment.carrierReference,
        shipment.connoteNumber,
        shipment.articleNumbers,
        sealed?.sealed ?? null,
        sealed?.keyId ?? null,
        sealed?.salt ?? null,
        label ? createHash('sha256').update(label).digest('hex') : '',
        HOURS_TO_FIRST_SCAN,
      ],
    );
  }

  /** Accounts with numbers due for polling. */
  async listDueAccounts(): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `select id from customer_carrier
        where exists (select from carrier_shipment
                       where customer_carrier_id = customer_carrier.id and next_pull_at <= now())
        order by id`,
    );
    return rows.map(({ id }) => id);
  }

  /** Numbers of one account that are due for polling, longest overdue first. */
  listDueNumbers(customerCarrierId: number, limit: number): Promise<DueNumber[]> {
    return this.database.query<DueNumber[]>(
      `select consignment_id::float8 as "consignmentId", connote_number as "connoteNumber",
              announced_at as "announcedAt"
         from carrier_shipment
        where customer_carrier_id = $1 and next_pull_at <= now()
        order by next_pull_at limit $2`,
      [customerCarrierId, limit],
    );
  }

  /** Sets when numbers are polled again; null to stop polling. */
  async scheduleNextPoll(consignmentIds: readonly number[], at: Date | null): Promise<void> {
    await this.database.query(
      'update carrier_shipment set next_pull_at = $2 where consignment_id = any($1)',
      [consignmentIds, at],
    );
  }

  /** Stops polling the account's due numbers that were announced before this instant. */
  async endPolling(customerCarrierId: number, announcedBefore: Date): Promise<void> {
    await this.database.query(
      `update carrier_shipment set next_pull_at = null
        where customer_carrier_id = $1 and next_pull_at <= now() and announced_at <= $2`,
      [customerCarrierId, announcedBefore],
    );
  }

  /** Deletes the labels of consignments whose personal data is erased. */
  async eraseLabels(consignmentIds: readonly number[]): Promise<void> {
    await this.database.query(`${CLEAR_LABEL} where consignment_id = any($1)`, [consignmentIds]);
  }

  /** Deletes old labels, since they show names and addresses. */
  async deleteLabelsBefore(instant: Date): Promise<void> {
    await this.database.query(`${CLEAR_LABEL} where label is not null and announced_at < $1`, [
      instant,
    ]);
  }
}

const CLEAR_LABEL =
  'update carrier_shipment set label = null, label_key_id = null, label_salt = null';
