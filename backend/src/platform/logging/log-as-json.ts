import { Logger as NestLogger } from '@nestjs/common';
import { Logger, PinoLogger } from 'nestjs-pino';

import type { Environment } from '../config/environment.js';
import { logSettings } from './log-settings.js';

/** One line per module and per route at every start: nobody reads them. */
const CHATTER: ReadonlySet<unknown> = new Set([
  'InstanceLoader',
  'RouterExplorer',
  'RoutesResolver',
  'WebSocketsController',
]);

class TerseLogger extends Logger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (!CHATTER.has(rest.at(-1))) super.log(message, ...rest);
  }
}

/** Makes everything this process logs one JSON line, from the first line on. */
export function logAsJson(environment: Environment): void {
  const settings = logSettings(environment);
  NestLogger.overrideLogger(new TerseLogger(new PinoLogger(settings), settings));
}
