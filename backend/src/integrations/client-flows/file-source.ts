import type { SentFile, WrittenFile } from './formats/written-file.js';

/** Destinations of processed files, below the flow's folder. */
export const processedFolders = ['done', 'error'] as const;
export type ProcessedFolder = (typeof processedFolders)[number];
export const ACKNOWLEDGEMENT_FOLDER = 'ack';
/** Path of a web service for labels, below its own. */
export const LABEL_PATH = 'labels';

export const MAX_FETCHED_FILE_BYTES = 20 * 1024 * 1024;

/** A file as listed by its server. */
export interface ListedFile {
  readonly name: string;
  readonly bytes: number;
  /** Changes when the file is rewritten. */
  readonly version: string;
}

/** A file that was read and is to be moved; by then another file may have its name. */
export type ProcessedFile = Pick<ListedFile, 'name' | 'version'> & {
  /** SHA-256, hexadecimal; null if it was not read. */
  readonly digest: string | null;
};

/** A file placed alongside others, whose name may already be taken. */
export interface NamedFile extends Omit<WrittenFile, 'body'> {
  /** Name to use if `name` is already taken. */
  readonly otherName: string;
  readonly body: string | Buffer;
}

/** An acknowledgement, as sent. */
export interface AcknowledgementFile extends WrittenFile, Pick<NamedFile, 'otherName'> {
  /** Same for every attempt. */
  readonly idempotencyKey: string;
}

/** A PDF of labels, as sent; its name is unique. */
export interface LabelFile extends SentFile {
  /** Same for every attempt. */
  readonly idempotencyKey: string;
}

/** Source of files and destination of acknowledgements: a folder of a file server, or a web service; after login. */
export interface FileSource {
  /** False if a file may still be growing: it is collected when two listings show it unchanged. */
  readonly isComplete: boolean;
  /** Oldest first. */
  list(): Promise<readonly ListedFile[]>;
  read(name: string): Promise<Buffer>;
  /** Writes it completely or not at all; repeating it is safe. */
  acknowledge(acknowledge: AcknowledgementFile): Promise<void>;
  /** Writes labels beside the acknowledgement; repeating it is safe. */
  writeLabels(file: LabelFile): Promise<void>;
  /** Writes a file next to the rejected ones. */
  writeErrors(file: NamedFile): Promise<void>;
  /**
   * Moves the file, unless another file has replaced it.
   * @param otherName used if an older file has its name
   * @returns false if another file has replaced it; that one stays
   */
  moveToFolder(file: ProcessedFile, folder: ProcessedFolder, otherName: string): Promise<boolean>;
  /** Cursor of the next listing, for a source that has one; null for others. */
  cursor(): string | null;
}
