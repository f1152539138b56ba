import type { INestApplicationContext } from '@nestjs/common';

import type { IdKind } from '../../../backend/src/platform/id-allocator.js';
import { IdempotencyService } from '../../../backend/src/platform/idempotency/idempotency.service.js';

/**
 * Runs idempotent work under a name, like a request with an Idempotency-Key: repeated after an interruption, it
 * creates nothing twice. `work` returns the id of the new record.
 */
export async function once(
  app: INestApplicationContext,
  { name, kind }: { readonly name: string; readonly kind: IdKind },
  work: (operationId: string) => Promise<number>,
): Promise<number> {
  const operations = app.get(IdempotencyService);
  const started = await operations.begin({
    key: { scope: 'demo data', key: name },
    fingerprint: name,
    reserves: [kind],
  });
  if ('result' in started) return started.result.body as number;
  const { operation } = started;
  try {
    const id = await work(operation.id);
    await operations.succeed(operation, { status: 200, body: id, position: null });
    return id;
  } catch (error) {
    await operations.fail(operation, true);
    throw error;
  }
}
