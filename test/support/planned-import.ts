import { setTimeout as pause } from 'node:timers/promises';

import type {
  ImportDetailView,
  ImportGroupsView,
  ImportGroupView,
  ImportReceivedView,
} from '@contracts/views/import.view.js';

import type { ApiClient } from './api-client.js';

const POLL_MS = 50;

/** Form fields that name the kind and the owner of a file, and its options. */
export type ImportFields = Readonly<Record<string, string>>;

export const viewImport = (client: ApiClient, id: number): Promise<ImportDetailView> =>
  client.expect('GET', `import/${id}`);

/** Uploads a file and waits for its plan. */
export async function planFile(
  client: ApiClient,
  content: string,
  fields: ImportFields,
): Promise<ImportDetailView> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([content]), 'file.csv');
  const response = await fetch(`${client.url}/api/v1/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token ?? ''}` },
    body: form,
  });
  if (!response.ok) throw new Error(`the file: ${response.status} ${await response.text()}`);
  const { importId } = (await response.json()) as ImportReceivedView;
  return untilImport(client, importId, ({ state }) => state === 'PLANNED');
}

/** Commits a plan and waits for the end of its run. */
export async function runPlan(
  client: ApiClient,
  { id, planHash }: ImportDetailView,
): Promise<ImportDetailView> {
  await client.expect('POST', `import/${id}/commit`, { planHash });
  return untilImport(client, id, ({ endedAt }) => endedAt !== null);
}

/** Reads an import until it is as wanted. @throws when it is rejected */
export async function untilImport(
  client: ApiClient,
  id: number,
  isWanted: (found: ImportDetailView) => boolean,
): Promise<ImportDetailView> {
  for (;;) {
    const found = await viewImport(client, id);
    if (isWanted(found)) return found;
    if (found.state === 'REJECTED') throw new Error(found.message);
    await pause(POLL_MS);
  }
}

/** All groups of an import, in the order of the file. */
export async function listGroups(client: ApiClient, id: number): Promise<ImportGroupView[]> {
  const groups: ImportGroupView[] = [];
  for (let cursor: number | null = 0; cursor !== null;) {
    const page: ImportGroupsView = await client.expect(
      'GET',
      `import/${id}/group?cursor=${cursor}`,
    );
    groups.push(...page.groups);
    cursor = page.nextCursor;
  }
  return groups;
}

/** Kills a process with SIGKILL; false while it has ended and is not yet restarted. */
export function tryKill(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}
