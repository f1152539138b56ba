import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Socket } from 'socket.io';

import { errorBody } from '../platform/http/error.filter.js';

/** Sends errors as the message `exception`, with the HTTP error body. */
@Catch()
export class SocketErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Realtime');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const body = errorBody(thrown);
    if (body.statusCode >= 500) this.log.error(thrown);
    host.switchToWs().getClient<Socket>().emit('exception', body);
  }
}
