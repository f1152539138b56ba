import type { IntegrationType } from '@contracts/views/client-integration.view.js';

/** A file as it is written to a client's server. */
export interface WrittenFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: string;
}

/** A file whose bytes are fixed, ready to send. */
export interface SentFile extends Omit<WrittenFile, 'body'> {
  readonly body: Buffer;
}

/** A file and the images sent before it. */
export interface WrittenFiles {
  readonly document: WrittenFile;
  readonly images: readonly SentFile[];
}

/** Images sent beside a file. */
export const imageFormat = { contentType: 'image/png', extension: 'png' } as const;

/** Media type and extension of each format. */
export const writtenFormats = {
  XML: { contentType: 'application/xml', extension: 'xml' },
  JSON: { contentType: 'application/json', extension: 'json' },
  CSV: { contentType: 'text/csv', extension: 'csv' },
} as const satisfies Readonly<Record<IntegrationType, object>>;

/** Number of a file of an outgoing flow. */
export interface NumberedBatch {
  readonly flowId: number;
  /** Counts the files of a flow, without gaps. */
  readonly number: number;
  /** Whether its events were sent before. */
  readonly isResend: boolean;
}

const NUMBER_DIGITS = 6;

/** Name of a numbered file, without its extension: `CON_3_000812`. */
export const numberedName = (prefix: string, flowId: number, number: number): string =>
  `${prefix}_${flowId}_${String(number).padStart(NUMBER_DIGITS, '0')}`;
