// The embedded Postgres, restarted on the same port when it ends unexpectedly.
import { setTimeout as wait } from 'node:timers/promises';

import { startDatabase } from './database.mjs';

export class KeptDatabase {
  #server;
  #isStopping = false;

  static async start(dataDir, log) {
    const kept = new KeptDatabase();
    kept.#server = await startDatabase({ dataDir });
    kept.url = kept.#server.url;
    kept.ownerUrl = kept.#server.ownerUrl;
    void kept.#restartWhenGone(dataDir, log);
    return kept;
  }

  async #restartWhenGone(dataDir, log) {
    for (;;) {
      const { port, gone } = this.#server;
      await gone;
      if (this.#isStopping) return;
      log('Postgres exited, restarting it');
      this.#server = await this.#startAgain(dataDir, port, log);
    }
  }

  async #startAgain(dataDir, port, log) {
    for (;;) {
      try {
        return await startDatabase({ dataDir, port });
      } catch (error) {
        log(error.message);
        await wait(500);
      }
    }
  }

  async stop() {
    this.#isStopping = true;
    await this.#server.stop();
  }
}
