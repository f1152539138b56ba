import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';

import type { Environment } from '../config/environment.js';

const PATIENCE_MS = 5_000;

/** In a demo only: the mails that its simulated carrier caught, at /demo/mail. */
export function serveDemoMail(app: NestExpressApplication, environment: Environment): void {
  const { DEMO, SIMULATED_CARRIER_HTTP_PORT: port } = environment;
  if (!DEMO || port === undefined) return;
  app.use('/demo/mail', (request: Request, response: Response) => {
    void passOn(`http://127.0.0.1:${port}${request.originalUrl}`, response);
  });
}

async function passOn(address: string, response: Response): Promise<void> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    response
      .status(answer.status)
      .type(answer.headers.get('content-type') ?? 'text/plain')
      .send(Buffer.from(await answer.arrayBuffer()));
  } catch (error) {
    new Logger('DemoMail').warn(`The simulated carrier does not answer: ${String(error)}`);
    response.status(503).type('text/plain').send('The simulated carrier does not answer.');
  }
}
