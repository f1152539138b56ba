import type { ClientChoiceView } from '@contracts/views/session.view';

export interface TreeClient extends ClientChoiceView {
  /** 0 at the top. */
  readonly depth: number;
}

/** Sorts each client below its parent, if included; siblings keep their order. */
export function sortAsTree(clients: readonly ClientChoiceView[]): TreeClient[] {
  const ids = new Set(clients.map(({ id }) => id));
  const parentOf = ({ parentId }: ClientChoiceView) =>
    parentId !== null && ids.has(parentId) ? parentId : null;
  const children = new Map<number | null, ClientChoiceView[]>();
  for (const client of clients) {
    const siblings = children.get(parentOf(client));
    if (siblings) siblings.push(client);
    else children.set(parentOf(client), [client]);
  }
  const descendantsOf = (parentId: number | null, depth: number): TreeClient[] =>
    (children.get(parentId) ?? []).flatMap((client) => [
      { ...client, depth },
      ...descendantsOf(client.id, depth + 1),
    ]);
  return descendantsOf(null, 0);
}
