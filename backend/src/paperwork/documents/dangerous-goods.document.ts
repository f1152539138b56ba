import type { DangerousGoodData, ItemData } from '@contracts/events/consignment.events.js';

import type { ConsignmentDetails } from '../../consignments/index.js';
import { toAddressBlock, type AddressBlock } from './address-block.js';
import { formatPaperDate } from './label.document.js';
import { decimal } from './quantities.js';

/** One substance, in the column order of ADG Part 11. */
export interface DangerousGoodsLine {
  readonly unNumber: string;
  readonly shippingName: string;
  readonly hazardClass: string;
  readonly subRisk: string;
  readonly packingGroup: string;
  readonly packages: string;
  readonly packageCount: string;
  /** Total kilograms or litres of all packages. */
  readonly aggregateQuantity: string;
}

/** Dangerous goods declaration (docs/freight-conventions.md, DG declaration). */
export interface DangerousGoodsDocument {
  readonly title: string;
  readonly connoteNumber: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly consignor: AddressBlock;
  readonly consignee: AddressBlock;
  readonly lines: readonly DangerousGoodsLine[];
  readonly statement: string;
}

const LAND_TITLE = 'Dangerous goods declaration';
const SEA_TITLE = 'Multimodal dangerous goods form (MO41)';
const STATEMENT =
  'I declare that the contents of this consignment are fully and accurately described above by the ' +
  'proper shipping names, and are classified, packaged, marked and labelled, and in all respects in ' +
  'proper condition for transport according to the Australian Dangerous Goods Code.';

/** Null without dangerous goods. */
export function toDangerousGoodsDeclaration(
  record: ConsignmentDetails,
): DangerousGoodsDocument | null {
  const { content, connote, offer } = record;
  const lines = content.items.flatMap((item) =>
    item.dangerousGoods.map((good) => dangerousGoodsLine(good, item)),
  );
  if (lines.length === 0) return null;
  const consignor = toAddressBlock(content.sender);
  const consignee = toAddressBlock(content.receiver);
  return {
    title: crossesWater(consignor, consignee) ? SEA_TITLE : LAND_TITLE,
    connoteNumber: connote?.connoteNumber ?? '',
    facts: [
      ['Carrier', offer?.carrierDisplayName ?? ''],
      ['Service', offer?.displayServiceType ?? ''],
      ['Dispatch', formatPaperDate(content.dispatchDate)],
    ],
    consignor,
    consignee,
    lines,
    statement: STATEMENT,
  };
}

function dangerousGoodsLine(good: DangerousGoodData, item: ItemData): DangerousGoodsLine {
  const isBulk = good.type === 'BULK';
  return {
    unNumber: `UN${String(good.unNumber).padStart(4, '0')}`,
    shippingName: good.commonName ? `${good.shippingName} (${good.commonName})` : good.shippingName,
    hazardClass: good.hazardClass,
    subRisk: good.subRisk || '-',
    packingGroup: good.packingGroup,
    packages: isBulk ? 'Bulk' : good.packageDescription || item.itemTypeName,
    packageCount: String(item.quantity),
    aggregateQuantity: `${decimal(good.weight, 3)} kg or L`,
  };
}

/** Freight between Tasmania and the mainland travels by ship. */
const crossesWater = (from: AddressBlock, to: AddressBlock): boolean =>
  (from.state === 'TAS') !== (to.state === 'TAS');
