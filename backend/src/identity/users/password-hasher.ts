import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's parameters (19 MiB, two passes), off the event loop. */
@Injectable()
export class PasswordHasher {
  /** Compared with for an unknown user, so that the response takes as long as for a wrong password. */
  private readonly unknownUserHash = hash('nobody has this password');

  hash(password: string): Promise<string> {
    return hash(password);
  }

  async matches(password: string, stored: string | undefined): Promise<boolean> {
    const isMatch = await verify(stored ?? (await this.unknownUserHash), password);
    return isMatch && stored !== undefined;
  }
}
