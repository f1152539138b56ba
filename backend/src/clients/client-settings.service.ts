import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { ClientChoiceView, ClientSettingsView } from '@contracts/views/session.view.js';

import { CustomerRepository } from '../customers/index.js';
import { PermissionDenied, resolveScope, type Actor } from '../identity/index.js';
import { toChoiceView, toSettingsView } from './client.mapper.js';
import { ClientRepository } from './client.repository.js';

interface BannerOwner {
  readonly clientId?: number;
  readonly customerId?: number;
}

/** Clients of a session with their settings and banner; checks the caller's scope. */
@Injectable()
export class ClientSettingsService {
  constructor(
    private readonly clients: ClientRepository,
    private readonly customers: CustomerRepository,
  ) {}

  /** Lists the clients' settings, and those of their test environments. @throws OutOfScope */
  async list(
    requested: { readonly clientIds?: number[]; readonly customerIds?: number[] },
    actor: Actor,
  ): Promise<ClientSettingsView[]> {
    const clients = await this.clients.list(resolveScope(actor, null, requested));
    const ids = clients.map(({ id }) => id);
    const environments = await this.clients.listEnvironments(ids);
    return [...clients, ...environments].map(toSettingsView);
  }

  /**
   * Returns the banner of the client's customer, or of the customer if no client is given (GAP-57).
   * @throws OutOfScope
   */
  async findBanner(requestedOwner: BannerOwner, actor: Actor): Promise<Record<string, boolean>> {
    const owner =
      requestedOwner.clientId === undefined
        ? requestedOwner
        : { clientId: requestedOwner.clientId };
    resolveScope(actor, null, owner);
    const customerId = await this.customerOf(owner);
    if (customerId === undefined) return {};
    const { bannerMessage, isBannerActive } = await this.customers.get(customerId);
    return bannerMessage === null ? {} : { [bannerMessage]: isBannerActive };
  }

  private async customerOf({ clientId, customerId }: BannerOwner): Promise<number | undefined> {
    return clientId === undefined ? customerId : (await this.clients.get(clientId)).customerId;
  }

  /**
   * Lists the clients in the permission's scope; with `clientId`, that client and its descendants.
   * @throws PermissionDenied, OutOfScope
   */
  async listChoices(
    permission: PermissionName,
    clientId: number | null,
    actor: Actor,
  ): Promise<ClientChoiceView[]> {
    if (!actor.hasPermission(permission)) throw new PermissionDenied();
    const scope = resolveScope(actor, permission, { clientId });
    if (clientId !== null) return this.clients.listSubtree(clientId);
    const clients = await this.clients.list(scope);
    const environments = await this.clients.listEnvironments(clients.map(({ id }) => id));
    const testIds = new Map(environments.map(({ id, testOf }) => [testOf, id]));
    return clients.map((client) => toChoiceView(client, testIds.get(client.id) ?? null));
  }
}
