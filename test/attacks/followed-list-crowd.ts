import { setTimeout as pause } from 'node:timers/promises';

import { expect } from '@playwright/test';

import { ApiClient } from '../support/api-client.js';
import { until } from '../support/load.js';
import { FollowedList, newestOpen } from './followed-list.js';
import type { KeyedCreates } from './keyed-creates.js';

/** Two users of one list, and their company. */
const USERS = ['melbourne@banksia.example', 'parent@banksia.example'];
/** A change must be on every screen within this time of its response. */
const MAX_BEHIND_MS = 10_000;
const CHECK_MS = 500;

/** Screens that follow one list, each with a socket of its own. */
export class FollowedListCrowd {
  private readonly behind: string[] = [];
  private readonly ending = new AbortController();
  private checking: Promise<void> = Promise.resolve();

  private constructor(
    private readonly clients: readonly ApiClient[],
    private readonly screens: readonly FollowedList[],
  ) {}

  static async open(url: string, count: number): Promise<FollowedListCrowd> {
    const clients = await Promise.all(USERS.map((email) => ApiClient.signIn(url, email)));
    const screens = Array.from({ length: count }, (_, index) => {
      const client = clients[index % clients.length];
      if (!client) throw new Error('nobody is signed in');
      return new FollowedList(client);
    });
    await Promise.all(screens.map((screen) => screen.arrive()));
    return new FollowedListCrowd(clients, screens);
  }

  /** Checks from now on that every created consignment reaches every screen in time. */
  expectAllOf(creates: KeyedCreates): void {
    this.checking = this.check(creates);
  }

  /** Asserts that no screen was behind, and that all of them show what the server has. */
  async expectTruth(): Promise<void> {
    this.ending.abort();
    await this.checking;
    expect(this.behind).toEqual([]);
    for (const [index, client] of this.clients.entries()) {
      const screens = this.screens.filter((_, number) => number % this.clients.length === index);
      const differing = await until(
        async () => {
          const { consignments } = await newestOpen(client);
          const truth = JSON.stringify(consignments.map(({ id, status }) => ({ id, status })));
          return screens.filter(({ page }) => JSON.stringify(page) !== truth).length;
        },
        (count) => count === 0,
        MAX_BEHIND_MS,
      );
      expect(differing).toBe(0);
    }
  }

  async close(): Promise<void> {
    this.ending.abort();
    await Promise.all(this.screens.map((screen) => screen.close()));
  }

  private async check(creates: KeyedCreates): Promise<void> {
    let checked = creates.answered.length;
    const due: { readonly id: number; readonly at: number }[] = [];
    while (!this.ending.signal.aborted) {
      const now = performance.now();
      for (; checked < creates.answered.length; checked += 1)
        due.push({ id: creates.answered[checked]?.answer.id ?? 0, at: now + MAX_BEHIND_MS });
      while (due[0] && due[0].at <= now) {
        const { id } = due[0];
        due.shift();
        const missing = this.screens.filter((screen) => !screen.hasPlaced(id)).length;
        if (missing > 0) this.behind.push(`consignment ${id} is missing on ${missing} screens`);
      }
      await pause(CHECK_MS);
    }
  }
}
