import type { INestApplicationContext } from '@nestjs/common';

import type { IdKind } from '../../../backend/src/platform/id-allocator.js';
import { Operations } from '../../../backend/src/platform/idempotency/operations.js';

/**
 * Does something under a name, as a request with an Idempotency-Key would: done again after a sudden end,
 * it makes nothing twice. `work` answers the id of what was made.
 */
export async function once(
  app: INestApplicationContext,
  { name, kind }: { readonly name: string; readonly kind: IdKind },
  work: (operationId: string) => Promise<number>,
): Promise<number> {
  const operations = app.get(Operations);
  const begun = await operations.begin({
    key: { scope: 'demo data', key: name },
    fingerprint: name,
    reserves: [kind],
  });
  if ('result' in begun) return begun.result.body as number;
  const { operation } = begun;
  try {
    const id = await work(operation.id);
    await operations.succeed(operation, { status: 200, body: id, position: null });
    return id;
  } catch (error) {
    await operations.fail(operation, true);
    throw error;
  }
}
