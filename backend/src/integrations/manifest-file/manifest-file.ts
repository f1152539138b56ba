import type { ConsignmentRecord } from '../../consignments/index.js';
import { articleNumber } from '../../paperwork/index.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.js';
import { place } from './place.js';

/** What a carrier is sent about one manifest, whatever the format of the file (docs/carrier-manifest.md). */
export type ManifestFile = ReturnType<typeof manifestFile>;

export interface ManifestFileContext {
  /** Same for every try of one sending, another for a resend. */
  readonly messageId: string;
  /** The shipper's account with the carrier. */
  readonly account: string | null;
}

export function manifestFile(
  manifest: OutboundManifest,
  consignments: readonly ConsignmentRecord[],
  { messageId, account }: ManifestFileContext,
) {
  return {
    format: 'linehaul.manifest.v1',
    messageId,
    manifestId: manifest.id,
    manifestNumber: manifest.manifestNumber,
    dispatchDate: manifest.dispatchDate,
    shipper: manifest.owner.clientName,
    carrier: {
      name: manifest.carrier.carrierDisplayName,
      service: manifest.carrier.displayServiceType,
      account,
    },
    pickup: manifest.window,
    consignments: consignments.map(consignmentPart),
  };
}

function consignmentPart(record: ConsignmentRecord) {
  const { id, connote, content, offer } = record;
  const connoteNumber = connote?.connoteNumber ?? null;
  return {
    consignmentId: id,
    connoteNumber,
    service: offer?.serviceType ?? '',
    type: content.consignmentType,
    references: content.references,
    sender: place(content.sender),
    receiver: place(content.receiver),
    authorityToLeave: content.hasAuthorityToLeave,
    tailgate: content.isTailgateRequired,
    specialInstructions: content.specialInstructions,
    deliveryWindow: content.deliveryWindow,
    payerAccount: content.payerAccount && {
      whoPays: content.payerAccount.whoPays,
      accountNumber: content.payerAccount.accountNumber,
    },
    pallets: content.palletControl && {
      chep: content.palletControl.chep,
      loscam: content.palletControl.loscam,
      other: content.palletControl.other,
    },
    items: itemParts(record),
  };
}

/** Barcodes count through the whole consignment, as the labels do. */
function itemParts(record: ConsignmentRecord) {
  const { items } = record.content;
  const hasBarcodes = record.connote !== null || record.itemNumbers !== null;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  let labelled = 0;
  return items.map((item) => {
    const first = labelled + 1;
    labelled += item.quantity;
    const { itemTypeName, name, quantity, length, width, height, weight } = item;
    return {
      type: itemTypeName,
      description: name,
      quantity,
      lengthMetres: length,
      widthMetres: width,
      heightMetres: height,
      weightKilograms: weight,
      barcodes: Array.from({ length: hasBarcodes ? quantity : 0 }, (_, index) =>
        articleNumber(record, { item: first + index, items: pieces }),
      ),
      dangerousGoods: item.dangerousGoods,
    };
  });
}
