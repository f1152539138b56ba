import type { ManifestFile } from './manifest-file.js';
import { manifestAsCsv } from './manifest-as-csv.js';
import { manifestAsXml } from './manifest-as-xml.js';

export interface EncodedManifest {
  readonly contentType: string;
  readonly body: string;
}

/** Writes the file in the format that its name ends in; JSON for any other ending. */
export function encodeManifest(fileName: string, manifest: ManifestFile): EncodedManifest {
  if (fileName.endsWith('.csv')) return { contentType: 'text/csv', body: manifestAsCsv(manifest) };
  if (fileName.endsWith('.xml'))
    return { contentType: 'application/xml', body: manifestAsXml(manifest) };
  return { contentType: 'application/json', body: JSON.stringify(manifest) };
}
