import type { IntegrationType } from '@contracts/views/client-integration.view.js';

/** A file as it is written to a client's server. */
export interface WrittenFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: string;
}

/** Media type and extension of each format. */
export const fileFormats = {
  XML: { contentType: 'application/xml', extension: 'xml' },
  JSON: { contentType: 'application/json', extension: 'json' },
  CSV: { contentType: 'text/csv', extension: 'csv' },
} as const satisfies Readonly<Record<IntegrationType, object>>;
