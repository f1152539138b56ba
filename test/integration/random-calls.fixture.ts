import { filledRequest, publicOperations } from '../support/documented-examples.js';
import { backend } from './shipped-consignments.fixture.js';
import { shipper, test } from './test-carriers.fixture.js';
import { environmentId } from './test-environments.fixture.js';

/** Quotas high enough that no key is rejected for them; they are tested elsewhere. */
export const raiseQuotas = () =>
  backend.database.query('update customer set api_quota_factor = 20');

/** Fixed seed, so that every run is the same. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state >> 8) % below;
  };
}

/**
 * Sends random calls of a test key: every public operation with its documented example, for ids of its own and of a live
 * client, and shipments from quote to manifest. Fails on an unexpected error.
 * @returns the consignments it has created
 */
export async function sendRandomCalls(count: number, liveId: number): Promise<number> {
  const operations = publicOperations();
  const environment = await environmentId();
  const next = seeded(7);
  const own: number[] = [];
  let created = 0;
  const send = async (method: string, path: string, body?: object) => {
    const { status, text } = await test.client.requestText(method, path, body);
    if (status === 500) throw new Error(`${method} ${path}: ${status} ${text}`);
  };
  const create = async (...values: Parameters<typeof shipper.create>) => {
    own.push((await shipper.create(...values)).id);
    created += 1;
  };
  const sendDocumentedCalls = (id: number, clientId: number) => {
    const operation = operations[next(operations.length)] ?? '';
    const ids = { conId: id, consignment_id: id, manifestId: id, consignmentIds: [id], ids: [id] };
    const { method, path, body } = filledRequest(operation, { id, clientId, ...ids });
    return send(method, path.replace('/api/v1/', ''), body);
  };
  const acts: readonly (() => Promise<unknown>)[] = [
    () => create(`PO ${created}`),
    () => create(`PO ${created} #unable`, 'Metro'),
    () => send('POST', 'manifest', { consignmentIds: own.splice(0, 3) }),
    () => send('POST', 'manifest', { consignmentIds: [liveId] }),
    () => send('DELETE', `consignment?ids=${liveId}`),
    () => send('DELETE', `consignment?ids=${own.pop() ?? 1}`),
    () => send('POST', 'consignment', { ...shipper.request(), clientId: 10 }),
    () => send('GET', 'events?from=beginning'),
    ...Array.from({ length: 4 }, () => () => sendDocumentedCalls(liveId, 10)),
    ...Array.from({ length: 4 }, () => () => sendDocumentedCalls(own.at(-1) ?? 1, environment)),
  ];
  for (let call = 0; call < count; call += 1) await acts[next(acts.length)]?.();
  return created;
}
