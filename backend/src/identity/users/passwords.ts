import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's parameters (19 MiB, two passes), off the event loop. */
@Injectable()
export class Passwords {
  /** Compared with when there is no such user, so that the answer takes as long as for a wrong password. */
  private readonly nobody = hash('nobody has this password');

  hash(password: string): Promise<string> {
    return hash(password);
  }

  async matches(password: string, stored: string | undefined): Promise<boolean> {
    const isRight = await verify(stored ?? (await this.nobody), password);
    return isRight && stored !== undefined;
  }
}
