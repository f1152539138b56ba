import { setTimeout as pause } from 'node:timers/promises';

import { expect } from '@playwright/test';

import { ApiClient } from '../support/api-client.js';
import { FollowedList, newestOpen } from './followed-list.js';

/** A client user and a parent user who see the same list. */
const USERS = ['melbourne@banksia.example', 'parent@banksia.example'];
/** The last change must be on every screen within this time. */
const MAX_BEHIND_MS = 10_000;
const MAX_DESCRIBED = 5;

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
      const deadline = Date.now() + MAX_BEHIND_MS;
      let differing = await differingFrom(client, screens);
      while (differing.length > 0 && Date.now() < deadline) {
        await pause(100);
        differing = await differingFrom(client, screens);
      }
      expect(differing.slice(0, MAX_DESCRIBED)).toEqual([]);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.screens.map((screen) => screen.close()));
  }
}

/** Descriptions of the screens that do not show what the server has now. */
async function differingFrom(client: ApiClient, screens: readonly FollowedList[]) {
  const { consignments, position } = await newestOpen(client);
  const truth = JSON.stringify(consignments.map(({ id, status }) => ({ id, status })));
  return screens
    .filter(({ page }) => JSON.stringify(page) !== truth)
    .map(({ state }) => ({ ...state, serverPosition: position }));
}
