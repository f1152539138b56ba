import { z } from 'zod';

import { readEvents, rejectedFile, type ReadEvents } from '../carrier-feed.js';
import { eventsInCsv } from './events-in-csv.js';
import { eventsInXml } from './events-in-xml.js';
import { toError } from '../../../platform/to-error.js';

const jsonFile = z.union([
  z.array(z.unknown()),
  z.object({ events: z.array(z.unknown()) }).transform(({ events }) => events),
]);

type Reader = (text: string) => readonly unknown[];

const readers = new Map<string | undefined, Reader>([
  ['json', (text) => jsonFile.parse(JSON.parse(text))],
  ['csv', eventsInCsv],
  ['xml', eventsInXml],
]);

const readerOf = (name: string): Reader | undefined =>
  readers.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase());

/** Whether a file name has the extension of a feed file; other files are ignored. */
export const isFeedFile = (name: string): boolean =>
  !name.startsWith('.') && readerOf(name) !== undefined;

/** Parses the events of a file by its extension; an unparseable file is one rejection. */
export function readFeedFile(name: string, text: string): ReadEvents {
  try {
    return readEvents(readerOf(name)?.(text) ?? []);
  } catch (error) {
    return rejectedFile(`${name} cannot be read: ${toError(error).message.slice(0, 300)}`);
  }
}
