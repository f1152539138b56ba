import type { Readable } from 'node:stream';

/** REPORT-07. */
export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** A file to download. */
export interface ReportFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Readable;
}
