import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';

import { FairQueue } from '../../platform/limits/limits.interceptor.js';
import { currentOrigin } from '../../platform/request-context.js';

/** Half the cores: the others stay free for requests and the database. */
const MAX_CONCURRENT = Math.max(1, Math.floor(availableParallelism() / 2));
/** Maximum waiting hashes; the last of them already waits for seconds. */
const MAX_WAITING = 512;
const MAX_WAITING_PER_ADDRESS = 256;

/**
 * Argon2id with the library's parameters (19 MiB, two passes), off the event loop and a few at a time, in turns by
 * address: a flood of sign-ins delays neither other requests nor sign-ins from elsewhere.
 */
@Injectable()
export class PasswordHasher {
  private readonly queue = new FairQueue({
    running: MAX_CONCURRENT,
    runningPerKey: MAX_CONCURRENT,
    waiting: MAX_WAITING,
    waitingPerKey: MAX_WAITING_PER_ADDRESS,
  });

  /** Hash to compare with for an unknown user, so that the response takes as long as for a wrong password. */
  private readonly unknownUserHash = hash('no one has this password');

  /** @throws TooManyRequests, TooBusy */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password));
  }

  /** @throws TooManyRequests, TooBusy */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    const hashed = stored ?? (await this.unknownUserHash);
    const isMatch = await this.inTurn(() => verify(hashed, password));
    return isMatch && stored !== undefined;
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.queue.run(currentOrigin().address ?? '', work);
  }
}
