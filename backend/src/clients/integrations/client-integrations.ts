import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { integrationTexts } from '@contracts/texts/integrations.js';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { SecretBox, type SealedSecret } from '../../platform/secrets/secret-box.js';
import { StoredSecrets, type SecretKeeper } from '../../platform/secrets/stored-secrets.js';
import { ClientIntegration } from '../records/client-integration.entity.js';
import type { ClientIntegrationDto } from './client-integration.dto.js';

/** Where and how clients exchange data. Whose they are, the caller has checked. */
@Injectable()
export class ClientIntegrations implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
    private readonly secrets: SecretBox,
    private readonly stored: StoredSecrets,
  ) {}

  onModuleInit(): void {
    this.stored.register((sealed) => this.keeperOf(sealed));
  }

  list(clientId: number): Promise<ClientIntegrationView[]> {
    return this.database
      .getRepository(ClientIntegration)
      .find({ where: { clientId }, order: { id: 'ASC' } });
  }

  /** @throws InvalidRequest without a password */
  add(dto: ClientIntegrationDto, actor: Actor): Promise<ClientIntegrationView> {
    const secret = this.seal(dto.password);
    if (!secret)
      throw new InvalidRequest([{ path: 'password', message: integrationTexts.password }]);
    const values = { ...valuesOf(dto), clientId: dto.clientId, ...secret };
    return this.records.create<ClientIntegration>(ClientIntegration, actor, (records) =>
      records.insert<ClientIntegration>(ClientIntegration, values),
    );
  }

  /** The stored password stays where none, or its own ciphertext, is given. @throws RecordNotFound */
  async change(dto: ClientIntegrationDto, actor: Actor): Promise<ClientIntegrationView> {
    const integration = await this.find(dto.clientId, dto.id ?? 0);
    const isNew = dto.password !== integration.password;
    const values = { ...valuesOf(dto), ...(isNew && this.seal(dto.password)) };
    return this.records.change(actor, (records) =>
      records.update(ClientIntegration, integration, values),
    );
  }

  /** @throws RecordNotFound */
  async remove(clientId: number, id: number, actor: Actor): Promise<void> {
    const integration = await this.find(clientId, id);
    await this.records.change(actor, (records) => records.remove(ClientIntegration, integration));
  }

  private async find(clientId: number, id: number): Promise<ClientIntegration> {
    const integration = await this.database
      .getRepository(ClientIntegration)
      .findOneBy({ id, clientId });
    if (!integration) throw new RecordNotFound(`client integration ${id}`);
    return integration;
  }

  private seal(password: string | null | undefined) {
    if (!password) return null;
    const { ciphertext, salt } = this.secrets.seal(password);
    return { password: ciphertext, salt };
  }

  private async keeperOf({ ciphertext, salt }: SealedSecret): Promise<SecretKeeper | null> {
    const integration = await this.database
      .getRepository(ClientIntegration)
      .findOneBy({ password: ciphertext, salt });
    if (!integration) return null;
    return {
      type: ClientIntegration,
      id: integration.id,
      field: 'password',
      permission: 'UPDATE_CLIENT_INTEGRATION',
      owner: { clientId: integration.clientId, customerId: null },
    };
  }
}

const valuesOf = (dto: ClientIntegrationDto) => ({
  integrationType: dto.integrationType,
  transferType: dto.transferType,
  server: dto.server,
  port: dto.port,
  username: dto.username,
  path: dto.path ?? null,
  notificationEmail: dto.notificationEmail ?? null,
});
