import { setTimeout as wait } from 'node:timers/promises';

import { ApiClient } from '../support/api-client.js';
import { figures, type LoadFigures, type LoadRequest } from './http-load.js';

const PAUSE_MS = 50;

/** Request for a page of consignments by a user of another client. */
export async function listOfOthers(url: string): Promise<() => LoadRequest> {
  const other = await ApiClient.signIn(url, 'melbourne@banksia.example');
  const headers = { authorization: `Bearer ${other.token ?? ''}` };
  const page = 'permission=READ_CONSIGNMENT&size=25&page=0&sort=id,DESC';
  const clientId = other.claims.clientId;
  const body = JSON.stringify({
    search: '',
    criteriaFilters: [{ key: 'STATE', criteria: 'EQUALS', value: 'OPEN' }],
  });
  return () => ({
    method: 'POST',
    url: `${url}/api/v1/consignment/list?${page}&clientId=${clientId ?? ''}`,
    headers,
    body,
  });
}

/** Reads a list repeatedly, like a user at work. */
export class ListReader {
  private isStopped = false;
  private readonly times: number[] = [];
  private readonly reading: Promise<void>;

  constructor(private readonly request: LoadRequest) {
    this.reading = this.read();
  }

  async stop(): Promise<LoadFigures> {
    this.isStopped = true;
    await this.reading;
    return figures(this.times, 1_000);
  }

  private async read(): Promise<void> {
    const { url, method, headers = {}, body = '' } = this.request;
    const sent = { method, body, headers: { ...headers, 'content-type': 'application/json' } };
    while (!this.isStopped) {
      const startedAt = performance.now();
      const response = await fetch(url, sent);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the list: ${response.status}`);
      this.times.push(performance.now() - startedAt);
      await wait(PAUSE_MS);
    }
  }
}
