import { manifestTexts } from '@contracts/texts/manifests';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import type { PaperworkKind, PaperworkMark } from '../../../shared/paperwork/paperwork.api';

const { columns: words } = manifestTexts;

/** One document of a manifest: what it is called, where it is, how it is marked. */
export interface ManifestDocument {
  readonly name: string;
  readonly path: string;
  readonly kind: PaperworkKind;
  readonly isPrinted: (manifest: ManifestListItem) => boolean;
}

export const manifestDocuments = {
  manifest: {
    name: words.printManifest,
    path: 'consignment',
    kind: 'CONSIGNMENT',
    isPrinted: ({ printedConsignment }) => printedConsignment,
  },
  labels: {
    name: words.printLabels,
    path: 'label/man_id',
    kind: 'LABEL',
    isPrinted: ({ printedLabel }) => printedLabel,
  },
  summary: {
    name: words.freightSummary,
    path: 'freight_summary/man_id',
    kind: 'FREIGHT_SUMMARY',
    isPrinted: ({ printedFreightSummary }) => printedFreightSummary,
  },
} satisfies Record<string, ManifestDocument>;

export type DocumentName = keyof typeof manifestDocuments;

/** The paperwork path of a document, and what is marked when it is opened. */
export function paperOf(
  { id, clientId }: ManifestListItem,
  name: DocumentName,
): [path: string, mark: PaperworkMark] {
  const { path, kind } = manifestDocuments[name];
  return [`/api/v1/paperwork/${path}/${id}`, { clientId, manifestId: id, paperworkType: kind }];
}
