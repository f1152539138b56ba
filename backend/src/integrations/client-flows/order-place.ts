import type { WrittenFile } from './formats/written-file.js';

/** Where a file goes once it has been dealt with: below the flow's folder. */
export const putAwayFolders = ['done', 'error'] as const;
export type PutAwayFolder = (typeof putAwayFolders)[number];
export const ANSWER_FOLDER = 'ack';

export const MAX_ORDER_FILE_BYTES = 20 * 1024 * 1024;

/** A file as its server lists it. */
export interface ListedFile {
  readonly name: string;
  readonly bytes: number;
  /** Changes when the file is rewritten. */
  readonly version: string;
}

/** A file that goes beside others, whose name may be taken by an older one. */
export interface NamedFile extends WrittenFile {
  /** Its name where another file has `name`. */
  readonly otherName: string;
}

/** An acknowledgement, as it is sent. */
export interface Answer extends NamedFile {
  /** Same for every attempt. */
  readonly idempotencyKey: string;
}

/** Where orders are found and answered: a folder of a file server, or a web service; after login. */
export interface OrderPlace {
  /** False where a file may still be growing: it is taken when two listings show it alike. */
  readonly isComplete: boolean;
  /** Oldest first. */
  list(): Promise<readonly ListedFile[]>;
  read(name: string): Promise<Buffer>;
  /** Writes it whole or not at all; repeating it is safe. */
  answer(answer: Answer): Promise<void>;
  /** Writes a file beside those put away as wrong. */
  writeErrors(file: NamedFile): Promise<void>;
  /** @param otherName where an older file has its name */
  putAway(name: string, folder: PutAwayFolder, otherName: string): Promise<void>;
  /** What the next listing begins after, for a place that remembers; null for others. */
  cursor(): string | null;
}
