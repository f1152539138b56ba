import { expect } from '@playwright/test';

import { ApiClient } from '../support/api-client.js';
import { until } from '../support/load.js';
import { FollowedList, newestOpen } from './followed-list.js';

/** Two users of one list, and their company. */
const USERS = ['melbourne@banksia.example', 'parent@banksia.example'];
/** The last change must be on every screen within this time. */
const MAX_BEHIND_MS = 10_000;

/** Screens that follow one list, each with a socket of its own. */
export class FollowedListCrowd {
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

  /** Asserts that every screen soon shows what the server has. */
  async expectTruth(): Promise<void> {
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
    await Promise.all(this.screens.map((screen) => screen.close()));
  }
}
