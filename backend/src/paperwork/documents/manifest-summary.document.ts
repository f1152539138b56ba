import { DateTime } from 'luxon';

import type { PickupMode, PickupWindow } from '@contracts/events/manifest.events.js';
import { stateZone } from '@contracts/rules/calendar-day.js';
import { pluralise } from '@contracts/texts/pluralise.js';

import type { ConsignmentDetails } from '../../consignments/index.js';
import type { ManifestRecord } from '../../manifests/index.js';
import { toAddressBlock, formatLocality, type AddressBlock } from './address-block.js';
import { formatPaperDate } from './label.document.js';
import { cubicMetres, kilograms, quantitiesOf, total, type Quantities } from './quantities.js';

export interface ManifestLine {
  readonly connote: string;
  readonly receiver: string;
  readonly locality: string;
  readonly reference: string;
  readonly items: string;
  readonly weight: string;
  readonly volume: string;
  /** 'DG' for a consignment with dangerous goods. */
  readonly mark: string;
}

/** Signed by the driver (docs/freight-conventions.md, Manifest summary). */
export interface ManifestSummaryDocument {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly pickup: AddressBlock;
  readonly lines: readonly ManifestLine[];
  readonly totals: ManifestLine;
}

export function toManifestSummary(
  manifest: ManifestRecord,
  consignments: readonly ConsignmentDetails[],
): ManifestSummaryDocument {
  const pickup = toAddressBlock(consignments[0]?.content.sender ?? null);
  return {
    title: `Manifest ${manifest.manifestNumber}`,
    facts: manifestFacts(manifest, pickup.state),
    pickup,
    lines: consignments.map(line),
    totals: totalsLine(consignments),
  };
}

/** Header of all manifest paperwork; times are in the pickup's time zone. */
export function manifestFacts(
  manifest: ManifestRecord,
  state: string,
): readonly (readonly [string, string])[] {
  const { window, booking, carrier, pickupMode } = manifest;
  return [
    ['Client', manifest.owner.clientName],
    ['Carrier', carrier.carrierDisplayName],
    ['Service', carrier.displayServiceType],
    ['Dispatch', formatPaperDate(manifest.dispatchDate)],
    ['Pickup', window ? pickupTime(window, state) : withoutWindow(pickupMode)],
    ['Booking', booking.reference ?? '-'],
  ];
}

function line({ connote, content }: ConsignmentDetails): ManifestLine {
  const receiver = toAddressBlock(content.receiver);
  return {
    connote: connote?.connoteNumber ?? '',
    receiver: receiver.company,
    locality: formatLocality(receiver),
    reference: content.references.join(', '),
    ...amounts(quantitiesOf(content.items)),
    mark: content.items.some(({ dangerousGoods }) => dangerousGoods.length > 0) ? 'DG' : '',
  };
}

const totalsLine = (consignments: readonly ConsignmentDetails[]): ManifestLine => ({
  connote: pluralise(consignments.length, 'consignment'),
  receiver: '',
  locality: '',
  reference: '',
  ...amounts(total(consignments.map(({ content }) => quantitiesOf(content.items)))),
  mark: '',
});

const amounts = (quantities: Quantities) => ({
  items: String(quantities.pieces),
  weight: kilograms(quantities.kilograms),
  volume: cubicMetres(quantities.cubicMetres),
});

const withoutWindow = (mode: PickupMode): string =>
  mode === 'PERMANENT' ? 'Regular pickup' : 'No pickup booked';

function pickupTime({ readyTime, closingTime }: PickupWindow, state: string): string {
  const [ready, closing] = [readyTime, closingTime].map((instant) =>
    DateTime.fromISO(instant, { zone: stateZone(state), locale: 'en-AU' }),
  );
  return `${ready?.toFormat('d LLL yyyy HH:mm') ?? ''} to ${closing?.toFormat('HH:mm') ?? ''}`;
}
