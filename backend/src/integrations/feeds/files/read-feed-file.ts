import { z } from 'zod';

import { readEvents, rejectedFile, type ParsedEvents } from '../carrier-feed.js';
import { eventsInCsv } from './events-in-csv.js';
import { eventsInXml } from './events-in-xml.js';
import { toError } from '../../../platform/to-error.js';

const jsonFile = z.union([
  z.array(z.unknown()),
  z.object({ events: z.array(z.unknown()) }).transform(({ events }) => events),
]);

/** Some programs begin a file with it, which the readers do not expect. */
const BYTE_ORDER_MARK = /^\uFEFF/;

type Reader = (text: string) => readonly unknown[];

const readers = new Map<string | undefined, Reader>([
  ['json', (text) => jsonFile.parse(JSON.parse(text))],
  ['csv', eventsInCsv],
  ['xml', eventsInXml],
]);

const extensionOf = (name: string): string | undefined =>
  /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();

const readerOf = (name: string): Reader | undefined => readers.get(extensionOf(name));

/** Whether a file name has the extension of a feed file; other files are ignored. */
export const isFeedFile = (name: string): boolean =>
  !name.startsWith('.') && readerOf(name) !== undefined;

/** Parses the events of a file by its extension; an unparseable file is one rejection. */
export function readFeedFile(name: string, text: string): ParsedEvents {
  try {
    return readEvents(readerOf(name)?.(text.replace(BYTE_ORDER_MARK, '')) ?? []);
  } catch (error) {
    return rejectedFile(`${name} cannot be read: ${toError(error).message.slice(0, 300)}`);
  }
}

/**
 * Whether the file may have been read before its end was written: it cannot be read, or its last line has no end. A
 * part of a line could be recorded as another scan, or without its signature.
 */
export const isPossiblyIncomplete = (
  name: string,
  text: string,
  { rejected }: ParsedEvents,
): boolean =>
  rejected.some(({ raw }) => raw === '') || (extensionOf(name) === 'csv' && !/[\r\n]$/.test(text));
