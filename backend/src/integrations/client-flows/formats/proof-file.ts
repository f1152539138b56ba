import { renderPublicEvent } from '@contracts/public-events/render-public-event.js';
import { POD_FORMAT, POD_KIND, podFields } from '@contracts/file-formats/proof-file.format.js';
import type { IntegrationType } from '@contracts/views/client-integration.view.js';
import type { Json } from '@contracts/views/public-event.view.js';

import type { PositionedEvent } from '../../../event-feed/index.js';
import { writeCsv } from '../../../platform/uploads/write-csv.js';
import { toXml } from '../../to-xml.js';
import { toCell } from './event-file.js';
import {
  writtenFormats,
  imageFormat,
  type NumberedBatch,
  numberedName,
  type SentFile,
  type WrittenFiles,
} from './written-file.js';

/** A proof and the event that announced it. */
export interface SentProof {
  readonly event: PositionedEvent;
  readonly carrier: string | null;
  readonly signedBy: string | null;
  /** PNG; null when the carrier sent a name only, or the signature was erased. */
  readonly signature: Buffer | null;
}

interface ProofBatch extends NumberedBatch {
  readonly proofs: readonly SentProof[];
  /** Whether each proof states its kind: for flows that also send proofs of pickup. */
  readonly hasKinds?: boolean;
}

type ProofLine = Readonly<Record<(typeof podFields)[number], Json>> & {
  readonly [POD_KIND]?: ProofKind;
};

type ProofKind = 'PICKUP' | 'DELIVERY';

/** Kind of the proof that an event announces. */
export const kindOfProof = (event: PositionedEvent): ProofKind =>
  renderPublicEvent(event).data['kind'] === 'PICKUP' ? 'PICKUP' : 'DELIVERY';

const memberNames = { proofs: 'proof', references: 'reference' };

/** A file of proofs of delivery, and their signatures as images beside it (docs/order-files.md). */
export function writeProofFiles(batch: ProofBatch, type: IntegrationType): WrittenFiles {
  const { flowId, number, isResend, proofs, hasKinds = false } = batch;
  const { contentType, extension } = writtenFormats[type];
  const stem = numberedName('POD', flowId, number);
  const images = new ImageNames(stem);
  const lines = proofs.map((proof) => ({
    ...toLine(proof, images),
    ...(hasKinds && { [POD_KIND]: kindOfProof(proof.event) }),
  }));
  const document = { format: POD_FORMAT, flowId, batch: number, proofs: lines };
  const encoders = {
    XML: () => toXml('pod', document, memberNames, isResend ? { resend: 'true' } : {}),
    JSON: () => JSON.stringify(isResend ? { ...document, resend: true } : document),
    CSV: () => asCsv(lines, { hasKinds, isResend }),
  };
  return {
    document: { name: `${stem}.${extension}`, contentType, body: encoders[type]() },
    images: images.files,
  };
}

function toLine({ event, carrier, signedBy, signature }: SentProof, images: ImageNames): ProofLine {
  const {
    consignmentId = null,
    connoteNumber = null,
    references = [],
  } = renderPublicEvent(event).data;
  return {
    eventId: event.id,
    ...{ consignmentId, connoteNumber, references, carrier, signedBy },
    deliveredAt: event.occurredAt,
    signature: signature && images.add(toCell(connoteNumber ?? consignmentId), signature),
  };
}

const asCsv = (
  lines: readonly ProofLine[],
  { hasKinds, isResend }: { readonly hasKinds: boolean; readonly isResend: boolean },
): string =>
  writeCsv([
    [...podFields, ...(hasKinds ? [POD_KIND] : []), ...(isResend ? ['resend'] : [])],
    ...lines.map((line) => [
      ...podFields.map((field) => toCell(line[field])),
      ...(hasKinds ? [line[POD_KIND] ?? ''] : []),
      ...(isResend ? ['true'] : []),
    ]),
  ]);

/** Names images after connotes. */
class ImageNames {
  readonly files: SentFile[] = [];

  constructor(private readonly stem: string) {}

  /** Returns its name: a safe one, and one that no other image has, even where case makes no difference. */
  add(connote: string, body: Buffer): string {
    const { contentType, extension } = imageFormat;
    const own = `${this.stem}_${connote.replace(/[^\w.-]/g, '-')}`;
    let name = `${own}.${extension}`;
    for (let copy = 2; this.has(name); copy += 1) name = `${own}_${copy}.${extension}`;
    this.files.push({ name, contentType, body });
    return name;
  }

  private has(name: string): boolean {
    return this.files.some((file) => file.name.toLowerCase() === name.toLowerCase());
  }
}
