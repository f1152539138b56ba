import { Injectable } from '@nestjs/common';

import { Clock } from '../../platform/clock.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import type { WebhookSubscription } from '../records/webhook-subscription.entity.js';
import { newWebhookSecret } from '../signing/sign-webhook.js';
import { overlapEnd } from './webhook.mapper.js';

const HOUR_MS = 60 * 60 * 1_000;
/** Previous secrets that sign at once: each makes the header of a delivery longer. */
const MAX_PREVIOUS = 5;
/** Separates the previous secrets in their column. */
const SEPARATOR = ' ';

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

  /** Returns the columns of a new subscription, with a random secret unless one is given. */
  create(plain = newWebhookSecret()): Pick<WebhookSubscription, 'secret' | 'salt'> {
    const { ciphertext: secret, salt } = this.box.seal(plain);
    return { secret, salt };
  }

  /**
   * Returns the columns after a rotation; the old secret also signs for this many hours, and so do those of an earlier
   * overlap that is still running. With 0 hours, all old ones stop signing at once.
   */
  rotate(current: OverlappingSecrets, overlapHours: number) {
    const { salt } = current;
    const secret = this.box.seal(newWebhookSecret(), salt).ciphertext;
    if (overlapHours === 0) return { secret, previousSecret: null, overlapEndsAt: null };
    const now = this.clock.now();
    const promisedEnd = overlapEnd(current, now)?.getTime() ?? 0;
    const end = new Date(Math.max(promisedEnd, now.getTime() + overlapHours * HOUR_MS));
    const old = [...this.openIfPossible(current.secret, salt), ...this.previousOf(current)];
    const previousSecret = this.box.seal(old.slice(0, MAX_PREVIOUS).join(SEPARATOR), salt);
    return { secret, previousSecret: previousSecret.ciphertext, overlapEndsAt: end };
  }

  open({ secret: ciphertext, salt }: Pick<WebhookSubscription, 'secret' | 'salt'>): string {
    return this.box.open({ ciphertext, salt });
  }

  /**
   * Secrets that sign now, the newest first; without previous ones that cannot be decrypted, since rotating replaces
   * such a secret.
   * @throws when the current one cannot be decrypted
   */
  signing(subscription: OverlappingSecrets): string[] {
    return [this.open(subscription), ...this.previousOf(subscription)];
  }

  /** Does the same; null when the current one cannot be decrypted. */
  findSigning(subscription: OverlappingSecrets): string[] | null {
    try {
      return this.signing(subscription);
    } catch {
      return null;
    }
  }

  private previousOf(subscription: OverlappingSecrets): string[] {
    const { previousSecret, salt } = subscription;
    if (previousSecret === null || overlapEnd(subscription, this.clock.now()) === null) return [];
    const opened = this.openIfPossible(previousSecret, salt);
    return opened.flatMap((secrets) => secrets.split(SEPARATOR)).filter(Boolean);
  }

  private openIfPossible(ciphertext: string, salt: string): string[] {
    try {
      return [this.box.open({ ciphertext, salt })];
    } catch {
      return [];
    }
  }
}
