import { Injectable, Logger } from '@nestjs/common';

import { shortened, withoutUnstorable } from '@contracts/rules/clean-text.js';
import type { SecurityEventKind, SecurityOutcome } from '@contracts/views/security-log.view.js';

import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { currentOrigin, currentRequest } from '../../platform/request-context.js';
import { SecretRevealService } from '../../platform/secrets/secret-reveal.service.js';
import type { SecurityEvent } from './security-event.js';
import { SecurityLogRepository } from './security-log.repository.js';

const MAX_WAITING = 5_000;
const MAX_TEXT = 400;

export interface SecurityEntry {
  readonly kind: SecurityEventKind;
  readonly outcome?: SecurityOutcome;
  /** Null without a signed-in user. */
  readonly actor: Pick<Actor, 'identity'> | null;
  /** The user it is about. */
  readonly subjectId: number | null;
  readonly details?: string;
}

interface PendingEntry {
  readonly event: SecurityEvent;
  readonly resolve: () => void;
}

/**
 * Writes the security log. Entries that arrive during a write share the next transaction; if too many wait, as in a
 * flood of rejected sign-ins, the rest is written as one entry with a count.
 */
@Injectable()
export class SecurityLog {
  private readonly log = new Logger(SecurityLog.name);
  private waiting: PendingEntry[] = [];
  private dropped = 0;
  private isWriting = false;

  constructor(
    private readonly repository: SecurityLogRepository,
    private readonly clock: Clock,
    secrets: SecretRevealService,
  ) {
    secrets.onReveal((actor, what) =>
      this.record({ kind: 'SECRET_SHOWN', actor, subjectId: actor.identity.id, details: what }),
    );
  }

  /** Resolves once the entry is stored; an entry that cannot be stored goes to the application log. */
  record(entry: SecurityEntry): Promise<void> {
    if (this.waiting.length >= MAX_WAITING) {
      this.dropped += 1;
      return Promise.resolve();
    }
    const event = this.toEvent(entry);
    return new Promise((resolve) => {
      this.waiting.push({ event, resolve });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private toEvent(entry: SecurityEntry): SecurityEvent {
    const { kind, outcome = 'DONE', actor, subjectId, details = '' } = entry;
    const { address, agent } = currentOrigin();
    return {
      at: this.clock.now(),
      kind,
      outcome,
      userId: actor?.identity.id ?? null,
      userName: actor?.identity.name ?? null,
      subjectId,
      details: storable(details),
      address,
      agent: agent === null ? null : storable(agent),
      correlationId: currentRequest()?.correlationId ?? null,
    };
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      const events = batch.map(({ event }) => event);
      const last = events.at(-1);
      if (this.dropped > 0 && last) events.push({ ...last, ...flood(this.dropped) });
      this.dropped = 0;
      await this.repository.append(events).catch((error: unknown) => {
        this.log.error({ events }, `The security log could not be written: ${String(error)}`);
      });
      for (const { resolve } of batch) resolve();
    }
    this.isWriting = false;
  }
}

/** An entry that Postgres cannot store would take those written with it along. */
const storable = (text: string) => shortened(withoutUnstorable(text), MAX_TEXT);

const flood = (dropped: number): Partial<SecurityEvent> => ({
  kind: 'SIGN_IN',
  outcome: 'REFUSED',
  userId: null,
  userName: null,
  subjectId: null,
  details: `${dropped} more at the same time, not logged individually`,
  address: null,
  agent: null,
});
