import { pluralise } from '@contracts/texts/pluralise.js';

import type { ConsignmentDetails } from '../../consignments/index.js';
import type { ManifestRecord } from '../../manifests/index.js';
import { toAddressBlock, formatLocality } from './address-block.js';
import { formatPaperDate } from './label.document.js';
import { manifestFacts } from './manifest-summary.document.js';
import { kilograms, quantitiesOf } from './quantities.js';

export interface FreightLine {
  readonly connote: string;
  readonly receiver: string;
  readonly locality: string;
  readonly eta: string;
  readonly chargeable: string;
  readonly freight: string;
  readonly fees: string;
  readonly fuel: string;
  readonly gst: string;
  /** 'POA' for price on application. */
  readonly total: string;
}

/** Costs of a manifest by consignment (GAP-46, PAPER-10). */
export interface FreightSummaryDocument {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly lines: readonly FreightLine[];
  readonly totals: FreightLine;
}

interface Cents {
  readonly freight: number;
  readonly fees: number;
  readonly fuel: number;
  readonly gst: number;
  readonly total: number;
}

export function toFreightSummary(
  manifest: ManifestRecord,
  consignments: readonly ConsignmentDetails[],
): FreightSummaryDocument {
  const state = consignments[0]?.content.sender?.suburb?.state ?? '';
  return {
    title: `Freight summary ${manifest.manifestNumber}`,
    facts: manifestFacts(manifest, state),
    lines: consignments.map(line),
    totals: {
      connote: pluralise(consignments.length, 'consignment'),
      receiver: '',
      locality: '',
      eta: '',
      chargeable: '',
      ...amounts(consignments.map(centsOf).reduce(plus, zeroCents)),
    },
  };
}

function line(record: ConsignmentDetails): FreightLine {
  const { content, offer, connote } = record;
  const receiver = toAddressBlock(content.receiver);
  const cents = centsOf(record);
  return {
    connote: connote?.connoteNumber ?? '',
    receiver: receiver.company,
    locality: formatLocality(receiver),
    eta: offer?.etaDate ? formatPaperDate(offer.etaDate) : '-',
    chargeable: kilograms(offer?.chargeableWeight ?? quantitiesOf(content.items).kilograms),
    ...amounts(cents),
    ...(cents.total === 0 && { total: 'POA' }),
  };
}

const zeroCents: Cents = { freight: 0, fees: 0, fuel: 0, gst: 0, total: 0 };

function centsOf({ offer }: ConsignmentDetails): Cents {
  if (!offer) return zeroCents;
  const { freightCents: freight, fuelSurchargeCents: fuel, gstCents: gst, totalCents } = offer;
  const fees = [...offer.category1Fees, ...offer.category2Fees];
  return {
    freight,
    fees: fees.reduce((sum, { cents }) => sum + cents, 0),
    fuel,
    gst,
    total: totalCents,
  };
}

const plus = (one: Cents, other: Cents): Cents => ({
  freight: one.freight + other.freight,
  fees: one.fees + other.fees,
  fuel: one.fuel + other.fuel,
  gst: one.gst + other.gst,
  total: one.total + other.total,
});

const amounts = ({ freight, fees, fuel, gst, total }: Cents) => ({
  freight: dollars(freight),
  fees: dollars(fees),
  fuel: dollars(fuel),
  gst: dollars(gst),
  total: dollars(total),
});

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-AU', { style: 'currency', currency: 'AUD' });
