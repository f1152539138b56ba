import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import { TEST_PREFIX } from '@contracts/rules/test-environment.js';

import type { Actor } from '../../platform/actor.js';
import { AllotRange, NotEnoughNumbers } from '../../prefix-ranges/index.js';
import type { ConnotePrefix } from '../records/connote-prefix.entity.js';
import type { Carrier } from '../records/carrier.entity.js';
import { RangeTaken } from './carrier-account.errors.js';
import { ConnotePrefixRepository } from './connote-prefix.repository.js';
import { ConnotePrefixService, type NewPrefix } from './connote-prefix.service.js';

/** A prefix with its carrier. */
export type PrefixWithCarrier = ConnotePrefix & {
  readonly customerCarrierAccount: { readonly customerCarrier: { readonly carrier: Carrier } };
};

/** The account of a test environment that gets numbers. */
export interface NumberedAccount {
  readonly clientCarrierAccountId: number;
  readonly clientId: number;
}

/** Numbers for one environment: more than its tests use until it is reset. */
const MAX_BLOCK = 100_000;
/** A short range is divided into at least this many blocks. */
const MIN_BLOCKS = 50;
const MAX_NUMBER = 999_999_999;
/** Maximum mirrors of one prefix (`TEST`, `TEST1`, …), tried in turn: a full one is followed by the next. */
const MAX_RANGES = 100;

/**
 * Prefixes of test environments: `TEST` and the letters of the prefix they mirror, with numbers from 1. They are shared
 * like that prefix, each account with its own block, and the numbers never restart: no connote is printed twice, not
 * even after a reset (ADR 45).
 */
@Injectable()
export class TestPrefixService {
  constructor(
    private readonly prefixes: ConnotePrefixRepository,
    private readonly ranges: ConnotePrefixService,
    private readonly commands: CommandBus,
  ) {}

  /** Allots the account its numbers, and returns the id of their prefix. */
  async allot(live: PrefixWithCarrier, account: NumberedAccount, actor: Actor): Promise<number> {
    const size = sizeOf(live);
    for (let attempt = 0; attempt < MAX_RANGES; attempt += 1) {
      const prefix = await this.prefixOf(live, attempt, actor);
      if (!prefix) continue;
      try {
        const request = { ...account, length: size.block };
        await this.commands.execute(new AllotRange(prefix.prefixRangeId, request, actor));
        return prefix.id;
      } catch (error) {
        if (!(error instanceof NotEnoughNumbers)) throw error;
      }
    }
    throw new RangeTaken();
  }

  /** Null if the letters are a live prefix of the customer. */
  private async prefixOf(
    live: PrefixWithCarrier,
    attempt: number,
    actor: Actor,
  ): Promise<ConnotePrefix | null> {
    const letters = `${TEST_PREFIX}${attempt === 0 ? '' : attempt}${live.connotePrefix}`;
    const existing = await this.prefixes.findMirror(live.id, letters);
    if (existing) return existing;
    try {
      return await this.ranges.add(toMirror(live, letters), { actor });
    } catch (error) {
      if (!(error instanceof RangeTaken)) throw error;
      return this.prefixes.findMirror(live.id, letters); // a concurrent request added it first
    }
  }
}

/** The mirror of a live prefix in test environments. */
function toMirror(live: PrefixWithCarrier, connotePrefix: string): NewPrefix {
  const { connotes, items } = sizeOf(live);
  const { id: mirrorsId, customerCarrierAccountId, connoteAbbreviation, senderId } = live;
  const numbers = live.masterRangeStart === null ? null : connotes;
  return {
    ...{ mirrorsId, customerCarrierAccountId, connoteAbbreviation, senderId, connotePrefix },
    masterRangeStart: numbers?.from ?? null,
    masterRangeEnd: numbers?.to ?? null,
    masterItemRangeStart: items?.from ?? null,
    masterItemRangeEnd: items?.to ?? null,
  };
}

/** Connotes and pieces never have the same number: some carriers print both alike. */
function sizeOf({
  masterItemRangeStart,
  masterRangeStart,
  customerCarrierAccount,
}: PrefixWithCarrier) {
  const { connoteDigitLength } = customerCarrierAccount.customerCarrier.carrier;
  const digits = masterRangeStart === null ? 6 : connoteDigitLength;
  const last = Math.min(10 ** digits - 1, MAX_NUMBER);
  const hasItems = masterItemRangeStart !== null;
  const to = hasItems ? Math.floor(last / 2) : last;
  return {
    connotes: { from: 1, to },
    items: hasItems ? { from: to + 1, to: MAX_NUMBER } : null,
    block: Math.max(1, Math.min(MAX_BLOCK, Math.floor(to / MIN_BLOCKS))),
  };
}
