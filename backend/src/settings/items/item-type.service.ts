import { Injectable } from '@nestjs/common';

import type { ItemTypeView } from '@contracts/views/settings.view.js';

import { ClientRepository } from '../../clients/index.js';
import { assertInScope, type Actor } from '../../identity/index.js';
import type { ItemSelectionDto } from './item-template.dto.js';
import { ItemTypeQueries } from './item-type.queries.js';
import { ItemTypeRepository } from './item-type.repository.js';

/** Permissions that list item types; any one of them is enough. */
export const itemTypeReaders = ['READ_ITEM', 'READ_ITEM_TEMPLATE', 'CREATE_CONSIGNMENT'] as const;

/** Item types and which of them a client uses; checks the client scope. */
@Injectable()
export class ItemTypeService {
  constructor(
    private readonly types: ItemTypeRepository,
    private readonly queries: ItemTypeQueries,
    private readonly clients: ClientRepository,
  ) {}

  /** @throws OutOfScope */
  async list(clientId: number, actor: Actor): Promise<ItemTypeView[]> {
    assertInScope(actor, itemTypeReaders, { clientId, customerId: null });
    return this.queries.list(clientId);
  }

  /** @throws OutOfScope */
  async listSelection(clientId: number, actor: Actor): Promise<ItemTypeView[]> {
    assertInScope(actor, 'READ_ITEM', { clientId, customerId: null });
    return this.queries.list(clientId);
  }

  /**
   * Saves the selection; types that are not listed are unchanged.
   * @throws OutOfScope, RecordNotFound, InvalidRequest if none would stay enabled
   */
  async saveSelection(
    clientId: number,
    entries: readonly ItemSelectionDto[],
    actor: Actor,
  ): Promise<ItemTypeView[]> {
    assertInScope(actor, 'UPDATE_ITEM', { clientId, customerId: null });
    await this.clients.getActive(clientId);
    const statuses = new Map(entries.map(({ itemType, status }) => [itemType.id, status]));
    await this.types.saveSelection(clientId, statuses, actor);
    return this.queries.list(clientId);
  }
}
