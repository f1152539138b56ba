// The embedded Postgres, restarted on the same port when it ends unexpectedly.
import { setTimeout as wait } from 'node:timers/promises';

import { startDatabase } from './database.mjs';

export class RestartingDatabase {
  #server;
  #isStopping = false;

  static async start(dataDir, log) {
    const database = new RestartingDatabase();
    database.#server = await startDatabase({ dataDir });
    database.url = database.#server.url;
    database.ownerUrl = database.#server.ownerUrl;
    void database.#restartWhenGone(dataDir, log);
    return database;
  }

  async #restartWhenGone(dataDir, log) {
    for (;;) {
      const { port, gone } = this.#server;
      await gone;
      if (this.#isStopping) return;
      log('Postgres exited, restarting it');
      this.#server = await this.#restart(dataDir, port, log);
    }
  }

  async #restart(dataDir, port, log) {
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
