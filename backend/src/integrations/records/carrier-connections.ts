import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { ManifestCarrier } from '@contracts/events/manifest.events.js';

import {
  ClientCarrierAccount,
  CustomerCarrier,
  openAdapterSettings,
} from '../../carriers/index.js';
import { Customer } from '../../customers/index.js';
import { fileFormatOf, folderOf, type FileFormat } from '../../manifests/index.js';
import { systemActor } from '../../platform/actor.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { HostKeyRepository } from '../host-keys/host-key.repository.js';
import type { KnownHosts } from '../transfers/ssh/known-hosts.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { Credentials } from '../../platform/outgoing/http-client.js';

/** Connection of a customer to a carrier, with decrypted secrets; never stored, logged or returned. */
export interface CarrierConnection extends Credentials {
  readonly customerCarrierId: number;
  /** Adapter of the carrier (ADR 51). */
  readonly adapter: string;
  /** Settings of that adapter, with its secrets; null when it is not set up. */
  readonly settings: Readonly<Record<string, string>> | null;
  /** The shipper's account: the number set with the connection, else that of the carrier account. */
  readonly account: string | null;
  readonly transferType: string | null;
  /** Format of its manifest files. */
  readonly fileFormat: FileFormat;
  /** Null if the carrier accepts no data. */
  readonly target: TransferTarget | null;
  readonly bookingServer: string | null;
  /** Address for pickup requests to carriers without a booking API. */
  readonly bookingsEmail: string;
}

/** Client account and carrier of the freight. */
type FreightAccount = Pick<ManifestCarrier, 'customerCarrierId' | 'clientCarrierAccountId'>;

/** Server where a carrier provides scans (GAP-76). */
export interface FeedConnection extends Credentials {
  readonly customerCarrierId: number;
  readonly customerId: number;
  readonly server: string;
  readonly port: number | null;
  readonly path: string | null;
  /** As in a transfer target. */
  readonly hostKeyFingerprint: string | null;
  readonly knownHosts: KnownHosts;
}

/** Connection settings of carriers, read on use: a corrected password applies from the next attempt. */
@Injectable()
export class CarrierConnections {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: SecretBox,
    private readonly hostKeys: HostKeyRepository,
  ) {}

  /**
   * Returns the connection for freight on a client's account with the carrier.
   * @throws TransferFailed when the customer no longer has the carrier
   */
  async get({
    customerCarrierId,
    clientCarrierAccountId,
  }: FreightAccount): Promise<CarrierConnection> {
    const carrier = await this.database
      .getRepository(CustomerCarrier)
      .findOne({ where: { id: customerCarrierId }, relations: { carrier: true } });
    if (!carrier) throw new TransferFailed('The carrier is no longer set up for this customer');
    const customer = await this.database
      .getRepository(Customer)
      .findOneByOrFail({ id: carrier.customerId });
    const account =
      carrier.productAccountNumber ?? (await this.accountNumber(clientCarrierAccountId));
    return this.connection(carrier, { account, bookingsEmail: customer.bookingsEmail });
  }

  /**
   * Number of the customer's account that the client ships on; includes withdrawn accounts, which may still have
   * freight to send.
   */
  private async accountNumber(clientCarrierAccountId: number): Promise<string | null> {
    const account = await this.database.getRepository(ClientCarrierAccount).findOne({
      where: { id: clientCarrierAccountId },
      relations: { connotePrefix: { customerCarrierAccount: true } },
    });
    return account?.connotePrefix.customerCarrierAccount.accountNumber ?? null;
  }

  /** All configured feeds. */
  async listFeeds(): Promise<FeedConnection[]> {
    const carriers = await this.database
      .getRepository(CustomerCarrier)
      .createQueryBuilder('carrier')
      .where("carrier.difotServer <> ''")
      .orderBy('carrier.id')
      .getMany();
    return carriers.map((carrier) => this.feed(carrier));
  }

  private feed(carrier: CustomerCarrier): FeedConnection {
    const { difotServer, difotPassword, salt } = carrier;
    const open = () => this.open(difotPassword, salt);
    return {
      customerCarrierId: carrier.id,
      customerId: carrier.customerId,
      server: difotServer ?? '',
      port: carrier.difotPort,
      path: carrier.difotPath,
      hostKeyFingerprint: difotServer === carrier.server ? pinnedKey(carrier.serverAuth) : null,
      knownHosts: this.knownHostsOf(carrier),
      username: carrier.difotUsername,
      /** Opened when it is read: one that cannot be decrypted fails that feed, not all. */
      get password() {
        return open();
      },
      apiKey: null,
    };
  }

  private connection(
    carrier: CustomerCarrier,
    shipper: Pick<CarrierConnection, 'account' | 'bookingsEmail'>,
  ): CarrierConnection {
    const { id, server, port, path, username, serverAuth } = carrier;
    const signIn: Credentials = {
      username,
      password: this.open(carrier.password, carrier.salt),
      apiKey: this.open(carrier.apiKey, carrier.salt),
    };
    return {
      ...signIn,
      customerCarrierId: id,
      adapter: carrier.carrier.adapter,
      settings:
        carrier.adapterSettings &&
        openAdapterSettings(carrier.carrier.adapter, carrier, this.secrets),
      ...shipper,
      transferType: carrier.transferType,
      fileFormat: fileFormatOf(path),
      target:
        server === null
          ? null
          : {
              ...signIn,
              server,
              port,
              path: folderOf(path),
              hostKeyFingerprint: pinnedKey(serverAuth),
              knownHosts: this.knownHostsOf(carrier),
            },
      bookingServer: carrier.bookingServer,
    };
  }

  private knownHostsOf({ customerId }: CustomerCarrier): KnownHosts {
    return this.hostKeys.knownHostsOf(customerId, systemActor('Worker'));
  }

  private open(ciphertext: string | null, salt: string | null): string | null {
    return ciphertext === null || salt === null ? null : this.secrets.open({ ciphertext, salt });
  }
}

/** `SHA256:…` in place of an authentication URL pins the host key of an SFTP server. */
export const pinnedKey = (serverAuth: string | null): string | null =>
  serverAuth?.startsWith('SHA256:') === true ? serverAuth : null;
