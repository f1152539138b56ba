import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import type { EventActor } from '@contracts/events/domain-event.js';

import { type AddressRange, isInRanges } from '../../platform/outgoing/outgoing.policy.js';
import { KeyAddressNotAllowed } from '../identity.errors.js';
import { SecurityLog } from '../security-log/security-log.js';

const LOGGED_MS = 10 * 60 * 1_000;

/** Decides whether an API key can be used from an address, and logs where it cannot. */
@Injectable()
export class KeyAddressPolicy {
  /** One entry for each key and address in ten minutes: software retries endlessly. */
  private readonly logged = new LRUCache<string, true>({ max: 5_000, ttl: LOGGED_MS });

  constructor(private readonly log: SecurityLog) {}

  /** @param address behind the trusted proxies; null if unknown. @throws KeyAddressNotAllowed */
  assertAllowed(
    identity: EventActor,
    allowedRanges: readonly AddressRange[],
    address: string | null,
  ): void {
    if (address !== null && isInRanges(address, allowedRanges)) return;
    this.logDenial(identity, address);
    throw new KeyAddressNotAllowed(address);
  }

  /** Not awaited: rejected requests do not wait for the log. */
  private logDenial(identity: EventActor, address: string | null): void {
    const key = `${identity.id} ${address}`;
    if (this.logged.has(key)) return;
    this.logged.set(key, true);
    const entry = { outcome: 'REFUSED' as const, actor: { identity }, subjectId: identity.id };
    void this.log.record({ ...entry, kind: 'API_KEY_ADDRESS', details: address ?? '' });
  }
}
