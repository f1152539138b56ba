import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import { organisationRejections as texts } from '@contracts/texts/spec/organisations.js';
import type {
  ClientPage,
  ClientView,
  SendingClientView,
} from '@contracts/views/organisation.view.js';

import { ClientRepository, type Client } from '../../clients/index.js';
import { CustomerRepository } from '../../customers/index.js';
import { assertInScope, resolveScope, UserAccessCache, type Actor } from '../../identity/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { OrganisationConflict } from '../organisation.errors.js';
import { ClientQueries } from './client.queries.js';
import { ClientDeletion } from './client-deletion.js';
import { ClientWriter } from './client-writer.js';
import type {
  ClientOwnerDto,
  CreateClientDto,
  ListClientsDto,
  UpdateClientDto,
} from './client.dto.js';

type Owner = Pick<Client, 'customerId' | 'parentId'>;

/** Administration of clients; checks the client and customer scope. */
@Injectable()
export class ClientService {
  constructor(
    private readonly clients: ClientRepository,
    private readonly customers: CustomerRepository,
    private readonly queries: ClientQueries,
    private readonly writer: ClientWriter,
    private readonly deletion: ClientDeletion,
    private readonly userAccess: UserAccessCache,
  ) {}

  async list(query: ListClientsDto, actor: Actor): Promise<ClientPage> {
    const { clientId, customerId, permission } = query;
    const branch = clientId === undefined ? null : await this.clients.listSubtree(clientId);
    // The customer of a client does not narrow the scope: its users have the client in their scope, not the customer.
    const isCustomerOfClient = branch?.some(
      (one) => one.id === clientId && one.customerId === customerId,
    );
    const scope = resolveScope(actor, 'READ_CLIENT', {
      clientId: clientId ?? null,
      customerId: isCustomerOfClient ? null : (customerId ?? null),
      permission: permission ?? null,
    });
    return this.queries.list(scope, branch?.map(({ id }) => id) ?? null, query, actor);
  }

  async add(dto: CreateClientDto, requested: ClientOwnerDto, actor: Actor): Promise<ClientView> {
    const owner = await this.resolveOwner(requested, actor);
    const scope = { clientId: owner.parentId, customerId: owner.customerId };
    const canSetFeatures = actor.covers('CUSTOMER_CONTENT', scope);
    const id = await this.writer.add(dto, owner, { actor, canSetFeatures });
    return this.queries.get(id, actor);
  }

  async change(dto: UpdateClientDto, actor: Actor): Promise<ClientView> {
    const { id, customerId, parentId } = await this.getClient(dto.id, actor, 'UPDATE_CLIENT');
    // a client is sent back as it was read, even by those without access to its parent
    if (dto.parentId && dto.parentId !== parentId)
      await this.getClient(dto.parentId, actor, 'UPDATE_CLIENT');
    const canSetFeatures = actor.covers('CUSTOMER_CONTENT', { clientId: id, customerId });
    await this.writer.change(dto, { actor, canSetFeatures, customerId });
    return this.queries.get(id, actor);
  }

  /** @throws OrganisationConflict for a client that one of the actor's own roles applies to (GAP-50) */
  async remove(id: number, actor: Actor): Promise<void> {
    await this.getClient(id, actor, 'DELETE_CLIENT');
    const branch = await this.clients.listSubtree(id);
    const own = (await this.userAccess.find(actor.identity.id))?.assignments ?? [];
    if (own.some(({ clientId }) => branch.some((client) => client.id === clientId)))
      throw new OrganisationConflict(texts.ownClient);
    await this.deletion.run(id, actor);
  }

  /** @throws RecordNotFound for a carrier or account, including one outside the scope */
  async listShippingWith(
    kind: 'carrier' | 'account',
    id: number,
    actor: Actor,
  ): Promise<SendingClientView[]> {
    const customerId = await this.queries.getCustomerId(kind, id);
    const permission =
      kind === 'carrier' ? 'READ_CUSTOMER_CARRIER' : 'READ_CUSTOMER_CARRIER_ACCOUNT';
    if (!actor.covers(permission, { clientId: null, customerId }))
      throw new RecordNotFound(`${kind} ${id}`);
    return this.queries.listShippingWith(kind, id);
  }

  /**
   * CLIENT-44: returns the parent and its customer, or the customer alone.
   * @throws OutOfScope, InvalidRequest, RecordNotFound
   */
  private async resolveOwner(
    { clientId, customerId }: ClientOwnerDto,
    actor: Actor,
  ): Promise<Owner> {
    if (clientId !== undefined) {
      assertInScope(actor, 'CREATE_CLIENT', { clientId, customerId: null });
      const parent = await this.getClient(clientId, actor, 'CREATE_CLIENT');
      if (customerId !== undefined && customerId !== parent.customerId)
        throw new OrganisationConflict(texts.otherCustomer);
      return { customerId: parent.customerId, parentId: clientId };
    }
    if (customerId === undefined)
      throw new InvalidRequest([{ path: 'customerId', message: texts.ownerMissing }]);
    assertInScope(actor, 'CREATE_CLIENT', { clientId: null, customerId });
    await this.customers.get(customerId);
    return { customerId, parentId: null };
  }

  /** @throws RecordNotFound, including for a test environment, and for a client outside the permission's scope */
  private async getClient(id: number, actor: Actor, permission: PermissionName): Promise<Client> {
    const client = await this.clients.getActive(id);
    if (client.testOf !== null) throw new RecordNotFound(`client ${id}`);
    if (!actor.covers(permission, { clientId: id, customerId: client.customerId }))
      throw new RecordNotFound(`client ${id}`);
    return client;
  }
}
