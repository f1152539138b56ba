import type { ConsignmentNoteDocument } from '../documents/consignment-note.document.js';
import type { DangerousGoodsDocument } from '../documents/dangerous-goods.document.js';
import type { FreightSummaryDocument } from '../documents/freight-summary.document.js';
import type { LabelDocument } from '../documents/label.document.js';
import type { ManifestSummaryDocument } from '../documents/manifest-summary.document.js';
import { consignmentNotePages } from './consignment-note.pages.js';
import { dangerousGoodsPages } from './dangerous-goods.pages.js';
import { labelPage } from './label.page.js';
import { freightSummaryPages, manifestSummaryPages } from './manifest-summary.pages.js';
import type { DrawPage, PdfFormat } from './pdf.js';

/** Content of a document that we draw, as plain data, which can be handed to a thread. */
export type DrawnPaper =
  | { readonly kind: 'LABELS'; readonly documents: readonly LabelDocument[] }
  | { readonly kind: 'CONSIGNMENT_NOTE'; readonly documents: readonly ConsignmentNoteDocument[] }
  | { readonly kind: 'MANIFEST_SUMMARY'; readonly documents: readonly ManifestSummaryDocument[] }
  | { readonly kind: 'FREIGHT_SUMMARY'; readonly documents: readonly FreightSummaryDocument[] }
  | { readonly kind: 'DANGEROUS_GOODS'; readonly documents: readonly DangerousGoodsDocument[] };

/** Carriers' labels, printed as received, mixed with ours. */
export interface JoinedLabels {
  readonly kind: 'JOINED_LABELS';
  /** In order: a PDF, or labels to draw. */
  readonly parts: readonly (Uint8Array | readonly LabelDocument[])[];
}

export type Paper = DrawnPaper | JoinedLabels;

/** Number of pages, as far as known: a carrier's file counts as one. */
export const pageCountOf = (paper: Paper): number =>
  paper.kind === 'JOINED_LABELS'
    ? paper.parts.reduce((sum, part) => sum + (part instanceof Uint8Array ? 1 : part.length), 0)
    : pagesOf(paper).length;

export const formats: Readonly<Record<DrawnPaper['kind'], Omit<PdfFormat, 'title'>>> = {
  LABELS: { size: 'A6' },
  CONSIGNMENT_NOTE: { size: 'A4' },
  MANIFEST_SUMMARY: { size: 'A4', layout: 'landscape' },
  FREIGHT_SUMMARY: { size: 'A4', layout: 'landscape' },
  DANGEROUS_GOODS: { size: 'A4', layout: 'landscape' },
};

/** Pages of a document, not drawn yet. */
export function pagesOf(paper: DrawnPaper): DrawPage[] {
  switch (paper.kind) {
    case 'LABELS':
      return paper.documents.map(labelPage);
    case 'CONSIGNMENT_NOTE':
      return paper.documents.flatMap(consignmentNotePages);
    case 'MANIFEST_SUMMARY':
      return paper.documents.flatMap(manifestSummaryPages);
    case 'FREIGHT_SUMMARY':
      return paper.documents.flatMap(freightSummaryPages);
    case 'DANGEROUS_GOODS':
      return paper.documents.flatMap(dangerousGoodsPages);
  }
}
