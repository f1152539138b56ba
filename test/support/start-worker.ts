import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';

import { FlowTiming } from '../../backend/src/integrations/client-flows/flow-timing.js';
import { Environment } from '../../backend/src/platform/config/environment.js';
import type { RunningBackend } from '../../backend/src/testing/start-backend.js';
import { WorkerModule } from '../../backend/src/worker.module.js';

/** Starts a worker for a backend; its flows pick up files immediately. */
export async function startWorker({
  environment,
}: RunningBackend): Promise<INestApplicationContext> {
  const module = await Test.createTestingModule({ imports: [WorkerModule] })
    .overrideProvider(Environment)
    .useValue(environment)
    .overrideProvider(FlowTiming)
    .useValue({ minUnchangedMs: 0 })
    .compile();
  return module.init();
}
