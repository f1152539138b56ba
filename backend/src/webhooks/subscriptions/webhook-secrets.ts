import { Injectable } from '@nestjs/common';

import { Clock } from '../../platform/clock.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import type { WebhookSubscription } from '../records/webhook-subscription.entity.js';
import { newWebhookSecret } from '../signing/sign-webhook.js';
import { overlapEnd } from './webhook.mapper.js';

const HOUR_MS = 60 * 60 * 1_000;

type OverlappingSecrets = Pick<
  WebhookSubscription,
  'secret' | 'salt' | 'previousSecret' | 'overlapEndsAt'
>;

/** Secrets of subscriptions: sealed at rest, opened to sign. */
@Injectable()
export class WebhookSecrets {
  constructor(
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** Columns of a new subscription. */
  first(): Pick<WebhookSubscription, 'secret' | 'salt'> {
    const { ciphertext: secret, salt } = this.box.seal(newWebhookSecret());
    return { secret, salt };
  }

  /**
   * Columns after a rotation; the old secret also signs for this many hours. While an earlier overlap runs, the
   * previous secret signs until its promised end instead, and the one being replaced stops at once. Without hours, all
   * old ones stop at once.
   */
  next(current: OverlappingSecrets, overlapHours: number) {
    const { secret: replaced, salt } = current;
    const secret = this.box.seal(newWebhookSecret(), salt).ciphertext;
    if (overlapHours === 0) return { secret, previousSecret: null, overlapEndsAt: null };
    const now = this.clock.now();
    const promisedEnd = overlapEnd(current, now);
    if (current.previousSecret !== null && promisedEnd !== null)
      return { secret, previousSecret: current.previousSecret, overlapEndsAt: promisedEnd };
    const overlapEndsAt = new Date(now.getTime() + overlapHours * HOUR_MS);
    return { secret, previousSecret: replaced, overlapEndsAt };
  }

  open({ secret: ciphertext, salt }: Pick<WebhookSubscription, 'secret' | 'salt'>): string {
    return this.box.open({ ciphertext, salt });
  }

  /**
   * Secrets that sign now, the newest first; without a previous one that cannot be decrypted, since rotating replaces
   * such a secret.
   * @throws when the current one cannot be decrypted
   */
  signing(subscription: OverlappingSecrets): string[] {
    const { previousSecret, salt } = subscription;
    const isOverlapping = overlapEnd(subscription, this.clock.now()) !== null;
    return [
      this.open(subscription),
      ...(previousSecret !== null && isOverlapping
        ? this.openIfPossible(previousSecret, salt)
        : []),
    ];
  }

  /** Does the same; null when the current one cannot be decrypted. */
  findSigning(subscription: OverlappingSecrets): string[] | null {
    try {
      return this.signing(subscription);
    } catch {
      return null;
    }
  }

  private openIfPossible(ciphertext: string, salt: string): string[] {
    try {
      return [this.box.open({ ciphertext, salt })];
    } catch {
      return [];
    }
  }
}
