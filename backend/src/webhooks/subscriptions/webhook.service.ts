import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { ResumePoint } from '@contracts/rules/webhook.js';
import { webhookErrorTexts } from '@contracts/texts/app/webhook-errors.js';
import type {
  NewWebhookView,
  RotatedSecretView,
  WebhookView,
} from '@contracts/views/webhook.view.js';

import {
  assertInScope,
  resolveScope,
  type Actor,
  type RequestedScope,
} from '../../identity/index.js';
import type { Ownership } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { Clock } from '../../platform/clock.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { SealedSecret } from '../../platform/secrets/secret-box.js';
import {
  SecretRevealService,
  type SecretSource,
} from '../../platform/secrets/secret-reveal.service.js';
import { WebhookSubscription } from '../records/webhook-subscription.entity.js';
import { WebhookTargets } from '../signing/webhook-targets.js';
import { newestVersions, parseTypes } from './subscribed-types.js';
import { WebhookSecrets } from './webhook-secrets.js';
import type { NewWebhookDto, WebhookDto } from './webhook.dto.js';
import { toWebhookView } from './webhook.mapper.js';
import { WebhookRepository } from './webhook.repository.js';

/** Subscriptions to public events; checks the scope of their client or customer. */
@Injectable()
export class WebhookService implements OnModuleInit {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly records: AuditedRepository,
    private readonly secrets: WebhookSecrets,
    private readonly storedSecrets: SecretRevealService,
    private readonly targets: WebhookTargets,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.storedSecrets.register((sealed) => this.findSecretSource(sealed));
  }

  /** @throws OutOfScope */
  async list(requested: RequestedScope, actor: Actor): Promise<WebhookView[]> {
    const found = await this.webhooks.list(resolveScope(actor, 'READ_WEBHOOK', requested));
    const now = this.clock.now();
    return found.map(({ subscription, ownerName }) => toWebhookView(subscription, ownerName, now));
  }

  /**
   * Adds a subscription to events from now on; its secret is returned only once.
   * @throws OutOfScope, RecordNotFound, InvalidRequest, UnknownWebhookType, WebhookUrlRejected, AddressRejected,
   * WebhookLimitReached
   */
  async add(dto: NewWebhookDto, actor: Actor): Promise<NewWebhookView> {
    const owner = ownerOf(dto);
    assertInScope(actor, 'CREATE_WEBHOOK', owner);
    const values = await this.validate(dto);
    const created = await this.records.create<WebhookSubscription>(
      WebhookSubscription,
      actor,
      async (records) => {
        await this.webhooks.lockOwnerAndCheckLimit(records.manager, owner);
        return records.insert<WebhookSubscription>(WebhookSubscription, {
          ...values,
          ...owner,
          ...this.secrets.create(),
          versions: newestVersions(),
          liveFrom: this.clock.now(),
          createdBy: actor.identity.name,
        });
      },
    );
    return { ...(await this.view(created)), secret: this.secrets.open(created) };
  }

  /** @throws as `add`, VersionConflict */
  async change(id: number, dto: WebhookDto, actor: Actor): Promise<WebhookView> {
    const webhook = await this.get(id, 'UPDATE_WEBHOOK', actor);
    const values = await this.validate(dto, webhook.url);
    if (values.url === webhook.url) return this.update(webhook, values, actor);
    return this.updateAndResetReplays(webhook, values, actor);
  }

  /** Deletes it; the sender deletes its deliveries afterwards. @throws RecordNotFound, VersionConflict */
  async remove(id: number, actor: Actor): Promise<void> {
    const webhook = await this.get(id, 'DELETE_WEBHOOK', actor);
    await this.records.change(actor, (records) => records.remove(WebhookSubscription, webhook));
  }

  /** Pauses sending; no events are lost. A disabled one stays disabled. @throws RecordNotFound */
  async pause(id: number, actor: Actor): Promise<WebhookView> {
    const webhook = await this.get(id, 'UPDATE_WEBHOOK', actor);
    if (webhook.status !== 'ACTIVE') return this.view(webhook);
    return this.update(webhook, { status: 'PAUSED' }, actor);
  }

  /** Resumes where it stopped, or from now, skipping the events in between. @throws RecordNotFound */
  async resume(id: number, from: ResumePoint, actor: Actor): Promise<WebhookView> {
    const webhook = await this.get(id, 'UPDATE_WEBHOOK', actor);
    if (webhook.status === 'ACTIVE') return this.view(webhook);
    const running = { status: 'ACTIVE', statusReason: null, failingSince: null } as const;
    if (from === 'STOPPED') return this.updateAndResetReplays(webhook, running, actor);
    const now = this.clock.now();
    const resumed = await this.records.change(actor, async (records) => {
      await this.webhooks.skipWaiting(records.manager, webhook.id, now);
      const changes = { ...running, cursor: null, liveFrom: now };
      const updated = await records.update(WebhookSubscription, webhook, changes);
      await this.webhooks.resetReplayFailures(records.manager, webhook.id);
      await this.webhooks.clearExpiryReport(records.manager, webhook.id);
      return updated;
    });
    return this.view(resumed);
  }

  /** @throws RecordNotFound, VersionConflict */
  async rotateSecret(id: number, overlapHours: number, actor: Actor): Promise<RotatedSecretView> {
    const webhook = await this.get(id, 'UPDATE_WEBHOOK', actor);
    const rotated = await this.records.change(actor, async (records) => {
      const current = await this.webhooks.lock(records.manager, webhook.id);
      const next = this.secrets.rotate(current, overlapHours);
      return records.update(WebhookSubscription, current, next);
    });
    return {
      secret: this.secrets.open(rotated),
      previousUntil: rotated.overlapEndsAt?.toISOString() ?? null,
      version: rotated.version,
    };
  }

  /** Reveals the secret and records the access. @throws RecordNotFound */
  async reveal(id: number, actor: Actor): Promise<{ secret: string }> {
    const { secret: ciphertext, salt } = await this.get(id, 'UPDATE_WEBHOOK', actor);
    return { secret: await this.storedSecrets.reveal({ ciphertext, salt }, actor) };
  }

  /** @throws RecordNotFound, including for one outside the permission's scope */
  async get(id: number, permission: PermissionName, actor: Actor): Promise<WebhookSubscription> {
    const webhook = await this.webhooks.get(id);
    if (!actor.covers(permission, webhook)) throw new RecordNotFound(`webhook ${id}`);
    return webhook;
  }

  /** `oldUrl` was checked when it was saved. */
  private async validate(dto: WebhookDto, oldUrl: string | null = null) {
    const { name, url, mostInFlight, notificationEmails } = dto;
    const types = parseTypes(dto.types);
    if (url !== oldUrl) await this.targets.assertAcceptable(url);
    return { name, url, types, mostInFlight, notificationEmails };
  }

  private async update(
    webhook: WebhookSubscription,
    changes: Partial<WebhookSubscription>,
    actor: Actor,
  ): Promise<WebhookView> {
    const changed = await this.records.change(actor, (records) =>
      records.update(WebhookSubscription, webhook, changes),
    );
    return this.view(changed);
  }

  /** Updates a subscription whose server has changed or works again, and clears the failures of its replays. */
  private async updateAndResetReplays(
    webhook: WebhookSubscription,
    changes: Partial<WebhookSubscription>,
    actor: Actor,
  ): Promise<WebhookView> {
    const changed = await this.records.change(actor, async (records) => {
      const updated = await records.update(WebhookSubscription, webhook, changes);
      await this.webhooks.resetReplayFailures(records.manager, webhook.id);
      if (changes.status === 'ACTIVE')
        await this.webhooks.clearExpiryReport(records.manager, webhook.id);
      return updated;
    });
    return this.view(changed);
  }

  private async view(webhook: WebhookSubscription): Promise<WebhookView> {
    return toWebhookView(webhook, await this.webhooks.ownerNameOf(webhook), this.clock.now());
  }

  private async findSecretSource({ ciphertext, salt }: SealedSecret): Promise<SecretSource | null> {
    const webhook = await this.webhooks.findBySecret(ciphertext, salt);
    if (!webhook) return null;
    const { id, clientId, customerId } = webhook;
    const owner = { clientId, customerId };
    return { type: WebhookSubscription, id, field: 'secret', permission: 'UPDATE_WEBHOOK', owner };
  }
}

/** @throws InvalidRequest unless there is exactly one */
function ownerOf({ clientId = null, customerId = null }: NewWebhookDto): Ownership {
  if ((clientId === null) === (customerId === null))
    throw new InvalidRequest([{ path: 'clientId', message: webhookErrorTexts.owner }]);
  return { clientId, customerId };
}
