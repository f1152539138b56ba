import type { ClientChoiceView } from '@contracts/views/session.view';

/** The client and everyone below it. */
export function branchOf(
  id: number,
  clients: readonly Pick<ClientChoiceView, 'id' | 'parentId'>[],
): ReadonlySet<number> {
  const branch = new Set([id]);
  let size = 0;
  while (size < branch.size) {
    size = branch.size;
    for (const client of clients) {
      if (client.parentId !== null && branch.has(client.parentId)) branch.add(client.id);
    }
  }
  return branch;
}
