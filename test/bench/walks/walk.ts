import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import type { Product } from '../../support/product.js';
import { parseJson } from '../../support/json.js';

/** Lists the files entered, by process. */
export type Entered = Readonly<Record<string, readonly string[]>>;

/** Describes one request, from the action of a user or program to its last effect. */
export interface Walk {
  readonly name: string;
  readonly what: string;
  /** Maximum files it may enter. */
  readonly target: number;
  /** Repeats it a number of times; returns the files that each repetition entered. */
  readonly measure: (times: number) => Promise<Entered[]>;
}

/** Describes a walk that begins with a request over HTTP. */
export interface ServerWalk extends Omit<Walk, 'measure'> {
  /** The processes involved. */
  readonly processes: readonly string[];
  /** Prepares the required records; returns the request itself. */
  readonly prepare: () => Promise<() => Promise<unknown>>;
}

/** Measures a walk in the product's own processes. */
export const measuredOn = (
  product: Product,
  sockets: string,
  { processes, prepare, ...walk }: ServerWalk,
): Walk => ({
  ...walk,
  async measure(times) {
    const take = async () =>
      Object.fromEntries(
        await Promise.all(
          processes.map(async (name): Promise<[string, readonly string[]]> => {
            const pid = product.processes[name] ?? 0;
            return [name, await takeEntered(path.join(sockets, `${pid}.sock`))];
          }),
        ),
      );
    const walks: Entered[] = [];
    while (walks.length < times) {
      const send = await prepare();
      await take(); // discards earlier counts
      await send();
      walks.push(await take());
    }
    return walks;
  },
});

const takeEntered = async (socket: string) => parseJson<string[]>(await text(net.connect(socket)));

/** Returns the files that every repetition entered: other work of the processes occurs in some of them only. */
export function enteredByAll(walks: readonly Entered[]): Entered {
  const [first = {}, ...others] = walks;
  return Object.fromEntries(
    Object.entries(first).map(([name, files]) => [
      name,
      files.filter((file) => others.every((walk) => walk[name]?.includes(file))),
    ]),
  );
}
