import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import type { PaperworkKind, PaperworkMark } from '../../../shared/paperwork/paperwork.api';

const { columns: texts } = manifestTexts;

/** A document of a manifest: name, path and printed flag. */
export interface ManifestDocument {
  readonly name: string;
  readonly path: string;
  readonly kind: PaperworkKind;
  readonly isPrinted: (manifest: ManifestListItem) => boolean;
}

export const manifestDocuments = {
  manifest: {
    name: texts.printManifest,
    path: 'consignment',
    kind: 'CONSIGNMENT',
    isPrinted: ({ printedConsignment }) => printedConsignment,
  },
  labels: {
    name: texts.printLabels,
    path: 'label/man_id',
    kind: 'LABEL',
    isPrinted: ({ printedLabel }) => printedLabel,
  },
  summary: {
    name: texts.freightSummary,
    path: 'freight_summary/man_id',
    kind: 'FREIGHT_SUMMARY',
    isPrinted: ({ printedFreightSummary }) => printedFreightSummary,
  },
} satisfies Record<string, ManifestDocument>;

export type DocumentName = keyof typeof manifestDocuments;

/** Paperwork path of a document, and the record that is saved when it is opened. */
export function paperworkOf(
  { id, clientId }: ManifestListItem,
  name: DocumentName,
): [path: string, printRecord: PaperworkMark] {
  const { path, kind } = manifestDocuments[name];
  return [`/api/v1/paperwork/${path}/${id}`, { clientId, manifestId: id, paperworkType: kind }];
}
