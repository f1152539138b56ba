import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import { organisationRefusals as texts } from '@contracts/texts/organisations.js';
import type {
  ClientPage,
  ClientView,
  SendingClientView,
} from '@contracts/views/organisation.view.js';

import { Clients, type Client } from '../../clients/index.js';
import { Customers } from '../../customers/index.js';
import { assertInScope, resolveScope, Sessions, type Actor } from '../../identity/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { OrganisationConflict } from '../organisation.errors.js';
import { FindClients } from './find-clients.js';
import { RemoveClients } from './remove-clients.js';
import { SaveClients } from './save-clients.js';
import type {
  ClientOwnerDto,
  CreateClientDto,
  ListClientsDto,
  UpdateClientDto,
} from './client.dto.js';

type Owner = Pick<Client, 'customerId' | 'parentId'>;

/** Lets administrators at the clients in their reach only. */
@Injectable()
export class ClientDesk {
  constructor(
    private readonly clients: Clients,
    private readonly customers: Customers,
    private readonly found: FindClients,
    private readonly saving: SaveClients,
    private readonly removing: RemoveClients,
    private readonly sessions: Sessions,
  ) {}

  async list(query: ListClientsDto, actor: Actor): Promise<ClientPage> {
    const { clientId, customerId, permission } = query;
    const scope = resolveScope(actor, 'READ_CLIENT', {
      clientId: clientId ?? null,
      customerId: customerId ?? null,
      permission: permission ?? null,
    });
    const branch = clientId === undefined ? null : await this.clients.listBranch(clientId);
    return this.found.list(scope, branch?.map(({ id }) => id) ?? null, query);
  }

  async add(dto: CreateClientDto, asked: ClientOwnerDto, actor: Actor): Promise<ClientView> {
    const owner = await this.ownerOf(asked, actor);
    const place = { clientId: owner.parentId, customerId: owner.customerId };
    const maySwitch = actor.covers('CUSTOMER_CONTENT', place);
    return this.found.view(await this.saving.add(dto, owner, { actor, maySwitch }));
  }

  async change(dto: UpdateClientDto, actor: Actor): Promise<ClientView> {
    const { id, customerId } = await this.reach(dto.id, actor, 'UPDATE_CLIENT');
    if (dto.parentId) await this.reach(dto.parentId, actor, 'UPDATE_CLIENT');
    const maySwitch = actor.covers('CUSTOMER_CONTENT', { clientId: id, customerId });
    await this.saving.change(dto, { actor, maySwitch });
    return this.found.view(id);
  }

  /** @throws OrganisationConflict for a client the caller's own role is given for (GAP-50) */
  async remove(id: number, actor: Actor): Promise<void> {
    await this.reach(id, actor, 'DELETE_CLIENT');
    const branch = await this.clients.listBranch(id);
    const own = (await this.sessions.find(actor.identity.id))?.assignments ?? [];
    if (own.some(({ clientId }) => branch.some((client) => client.id === clientId)))
      throw new OrganisationConflict(texts.ownClient);
    await this.removing.run(id, actor);
  }

  async sendingWith(
    kind: 'carrier' | 'account',
    id: number,
    actor: Actor,
  ): Promise<SendingClientView[]> {
    const customerId = await this.found.customerOf(kind, id);
    const permission =
      kind === 'carrier' ? 'READ_CUSTOMER_CARRIER' : 'READ_CUSTOMER_CARRIER_ACCOUNT';
    if (!actor.covers(permission, { clientId: null, customerId }))
      throw new RecordNotFound(`${kind} ${id}`);
    return this.found.sendingWith(kind, id);
  }

  /** CLIENT-44: below a parent, or a customer's own. @throws OutOfScope, InvalidRequest, RecordNotFound */
  private async ownerOf({ clientId, customerId }: ClientOwnerDto, actor: Actor): Promise<Owner> {
    if (clientId !== undefined) {
      assertInScope(actor, 'CREATE_CLIENT', { clientId, customerId: null });
      const parent = await this.clients.findInUse(clientId);
      if (customerId !== undefined && customerId !== parent.customerId)
        throw new OrganisationConflict(texts.otherCustomer);
      return { customerId: parent.customerId, parentId: clientId };
    }
    if (customerId === undefined)
      throw new InvalidRequest([{ path: 'customerId', message: texts.ownerMissing }]);
    assertInScope(actor, 'CREATE_CLIENT', { clientId: null, customerId });
    await this.customers.find(customerId);
    return { customerId, parentId: null };
  }

  /** @throws RecordNotFound */
  private async reach(id: number, actor: Actor, permission: PermissionName): Promise<Client> {
    const client = await this.clients.findInUse(id);
    if (!actor.covers(permission, { clientId: id, customerId: client.customerId }))
      throw new RecordNotFound(`client ${id}`);
    return client;
  }
}
