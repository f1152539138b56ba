import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { MAX_WEBHOOKS_PER_CLIENT, MAX_WEBHOOKS_PER_CUSTOMER } from '@contracts/rules/webhook.js';

import { isLiveClient, type ListScope } from '../../identity/index.js';
import type { Ownership } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { WebhookSubscription } from '../records/webhook-subscription.entity.js';
import { WebhookLimitReached } from '../webhook.errors.js';

/** More than anyone would look through; selecting a client or customer narrows the list. */
const MAX_LISTED = 500;

const ownerName = (alias: string) => `
  coalesce((select name from client where id = ${alias}.client_id),
           (select name from customer where id = ${alias}.customer_id)) `;

/** Loads subscriptions with the names of their owners. */
@Injectable()
export class WebhookRepository {
  constructor(private readonly database: DataSource) {}

  /** Lists the subscriptions in scope, ordered by name. */
  async list({ isUnrestricted, clientIds, customerIds }: ListScope): Promise<OwnedWebhook[]> {
    const query = this.database
      .getRepository(WebhookSubscription)
      .createQueryBuilder('webhook')
      .addSelect(ownerName('webhook'), 'owner_name')
      .orderBy('webhook.name')
      .addOrderBy('webhook.id')
      .limit(MAX_LISTED);
    if (isUnrestricted)
      query.where(`(webhook.client_id is null or ${isLiveClient('webhook.client_id')})`);
    else
      query.where(
        '(webhook.client_id = any(:clientIds) or webhook.customer_id = any(:customerIds))',
        { clientIds, customerIds },
      );
    const { entities, raw } = await query.getRawAndEntities<{ owner_name: string }>();
    return entities.map((subscription, index) => ({
      subscription,
      ownerName: raw[index]?.owner_name ?? '',
    }));
  }

  /** @throws RecordNotFound */
  async get(id: number): Promise<WebhookSubscription> {
    const found = await this.database.getRepository(WebhookSubscription).findOneBy({ id });
    if (!found) throw new RecordNotFound(`webhook ${id}`);
    return found;
  }

  /** Loads and locks it until the end of the transaction. @throws RecordNotFound */
  async lock(manager: EntityManager, id: number): Promise<WebhookSubscription> {
    const lock = { mode: 'pessimistic_write' } as const;
    const found = await manager.findOne(WebhookSubscription, { where: { id }, lock });
    if (!found) throw new RecordNotFound(`webhook ${id}`);
    return found;
  }

  /** Cancels the waiting live deliveries of the subscription. */
  async skipWaiting(manager: EntityManager, id: number, now: Date): Promise<void> {
    await manager.query(
      `update webhook_delivery set state = 'SKIPPED', finished_at = $2
       where subscription_id = $1 and state = 'WAITING' and lane = 'LIVE'`,
      [id, now],
    );
  }

  /** Clears the failures of the subscription's replays: their server may have changed. */
  async resetReplayFailures(manager: EntityManager, id: number): Promise<void> {
    await manager.query(
      `update webhook_replay set failing_since = null
       where subscription_id = $1 and failing_since is not null`,
      [id],
    );
  }

  /** Clears the time of the email about held events, so that one is sent about a later pause, too. */
  async clearExpiryReport(manager: EntityManager, id: number): Promise<void> {
    await manager.query('update webhook_subscription set expiry_reported_at = null where id = $1', [
      id,
    ]);
  }

  findBySecret(secret: string, salt: string): Promise<WebhookSubscription | null> {
    return this.database.getRepository(WebhookSubscription).findOneBy({ secret, salt });
  }

  async ownerNameOf({ id }: WebhookSubscription): Promise<string> {
    const [row] = await this.database.query<{ name: string }[]>(
      `select ${ownerName('w')} as name from webhook_subscription w where id = $1`,
      [id],
    );
    return row?.name ?? '';
  }

  /** Customer that owns it, or its client. @throws RecordNotFound */
  async customerIdOf({ id }: WebhookSubscription): Promise<number> {
    const [row] = await this.database.query<{ customerId: number }[]>(
      `select coalesce(w.customer_id, c.customer_id) as "customerId"
       from webhook_subscription w left join client c on c.id = w.client_id where w.id = $1`,
      [id],
    );
    if (!row) throw new RecordNotFound(`webhook ${id}`);
    return row.customerId;
  }

  /**
   * Locks the owner until the end of the transaction and counts its subscriptions, so that concurrent creates are
   * counted one after another.
   * @throws RecordNotFound for an owner that was deleted, WebhookLimitReached
   */
  async lockOwnerAndCheckLimit(
    manager: EntityManager,
    { clientId, customerId }: Ownership,
  ): Promise<void> {
    const isClient = clientId !== null;
    const [owner] = await manager.query<unknown[]>(
      isClient
        ? 'select 1 from client where id = $1 and removed_at is null for no key update'
        : 'select 1 from customer where id = $1 for no key update',
      [clientId ?? customerId],
    );
    if (!owner) throw new RecordNotFound('owner of a webhook');
    const count = await manager.countBy(
      WebhookSubscription,
      isClient ? { clientId } : { customerId: customerId ?? 0 },
    );
    if (count >= (isClient ? MAX_WEBHOOKS_PER_CLIENT : MAX_WEBHOOKS_PER_CUSTOMER))
      throw new WebhookLimitReached(isClient ? 'client' : 'customer');
  }
}

export interface OwnedWebhook {
  readonly subscription: WebhookSubscription;
  readonly ownerName: string;
}
