import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { integrationTexts } from '@contracts/texts/spec/integrations.js';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view.js';

import { assertInScope, type Actor } from '../../identity/index.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { OutgoingServerCheck } from '../../platform/outgoing/outgoing-server-check.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { SecretBox, type SealedSecret } from '../../platform/secrets/secret-box.js';
import {
  SecretRevealService,
  type SecretSource,
} from '../../platform/secrets/secret-reveal.service.js';
import { ClientRepository } from '../client.repository.js';
import { ClientIntegration } from '../records/client-integration.entity.js';
import { IntegrationFlow } from '../records/integration-flow.entity.js';
import type { ClientIntegrationDto } from './client-integration.dto.js';

/** Connections through which clients exchange data with other systems; checks the client scope. */
@Injectable()
export class ClientIntegrationService implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
    private readonly clients: ClientRepository,
    private readonly secrets: SecretBox,
    private readonly storedSecrets: SecretRevealService,
    private readonly servers: OutgoingServerCheck,
  ) {}

  onModuleInit(): void {
    this.storedSecrets.register((sealed) => this.findSecretSource(sealed));
  }

  /** @throws OutOfScope */
  async list(clientId: number, actor: Actor): Promise<ClientIntegrationView[]> {
    assertInScope(actor, 'READ_CLIENT_INTEGRATION', { clientId, customerId: null });
    return this.database
      .getRepository(ClientIntegration)
      .find({ where: { clientId }, order: { id: 'ASC' } });
  }

  /** @throws OutOfScope, RecordNotFound if the client was deleted, InvalidRequest without a password, AddressRejected */
  async add(dto: ClientIntegrationDto, actor: Actor): Promise<ClientIntegrationView> {
    const { clientId } = dto;
    assertInScope(actor, 'CREATE_CLIENT_INTEGRATION', { clientId, customerId: null });
    await this.clients.getActive(clientId);
    const secret = this.seal(dto.password);
    if (!secret)
      throw new InvalidRequest([{ path: 'password', message: integrationTexts.password }]);
    await this.servers.assertReachable([{ field: 'server', server: dto.server }]);
    const values = { ...toValues(dto), clientId, ...secret };
    return this.records.create<ClientIntegration>(ClientIntegration, actor, (records) =>
      records.insert<ClientIntegration>(ClientIntegration, values),
    );
  }

  /** Keeps the stored password if the request has none or a ciphertext. @throws OutOfScope, RecordNotFound */
  async change(dto: ClientIntegrationDto, actor: Actor): Promise<ClientIntegrationView> {
    const { clientId, id } = dto;
    assertInScope(actor, 'UPDATE_CLIENT_INTEGRATION', { clientId, customerId: null });
    const integration = await this.getIntegration(clientId, id ?? 0);
    if (dto.server !== integration.server)
      await this.servers.assertReachable([{ field: 'server', server: dto.server }]);
    const values = { ...toValues(dto), ...this.seal(dto.password) };
    return this.records.change(actor, (records) =>
      records.update(ClientIntegration, integration, values),
    );
  }

  /** Deletes its flows as well. @throws OutOfScope, RecordNotFound */
  async remove(clientId: number, id: number, actor: Actor): Promise<void> {
    assertInScope(actor, 'DELETE_CLIENT_INTEGRATION', { clientId, customerId: null });
    const integration = await this.getIntegration(clientId, id);
    await this.records.change(actor, async (records) => {
      const flows = await records.manager.findBy(IntegrationFlow, { clientIntegrationId: id });
      await records.removeMany(IntegrationFlow, flows);
      await records.remove(ClientIntegration, integration);
    });
  }

  private async getIntegration(clientId: number, id: number): Promise<ClientIntegration> {
    const integration = await this.database
      .getRepository(ClientIntegration)
      .findOneBy({ id, clientId });
    if (!integration) throw new RecordNotFound(`client integration ${id}`);
    return integration;
  }

  /** Null for a ciphertext: a form sends back the one it read, even if it has been replaced since. */
  private seal(password: string | null | undefined) {
    if (!password || this.secrets.isSealed(password)) return null;
    const { ciphertext, salt } = this.secrets.seal(password);
    return { password: ciphertext, salt };
  }

  private async findSecretSource({ ciphertext, salt }: SealedSecret): Promise<SecretSource | null> {
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

const toValues = (dto: ClientIntegrationDto) => ({
  integrationType: dto.integrationType,
  transferType: dto.transferType,
  server: dto.server,
  port: dto.port,
  username: dto.username,
  path: dto.path ?? null,
  notificationEmail: dto.notificationEmail ?? null,
});
