import type { TryRulesRequest } from '@contracts/requests/try-rules.request';
import type { AddressClass } from '@contracts/rules/address';
import { DEFAULT_ITEM_TYPE } from '@contracts/rules/consignment';
import { measureMessage } from '@contracts/rules/measure-messages';
import { measureFaults, type Measure } from '@contracts/rules/measures';
import { numberOf } from '@contracts/rules/typed-number';
import { ownRulesTexts } from '@contracts/texts/own-rules';
import type { SuburbView } from '@contracts/views/address.view';
import type { RulesView } from '@contracts/views/rules.view';

import { measureNames, measuresOf } from '../../../shared/goods/row-measures';

/** What is typed into Try it: lengths in metres, as the Rules & Fees have them. */
export interface TrialSample extends Readonly<Record<Measure, string>> {
  /** Null for the first of the accounts. */
  readonly accountId: number | null;
  readonly from: SuburbView | null;
  readonly to: SuburbView | null;
  readonly itemType: string;
  /** Kilograms; blank for none. */
  readonly dangerousGoods: string;
  readonly addressClass: AddressClass;
  readonly isTailgateRequired: boolean;
}

/** An ordinary carton: only the suburbs are left to pick. */
export const firstSample: TrialSample = {
  accountId: null,
  from: null,
  to: null,
  itemType: DEFAULT_ITEM_TYPE,
  quantity: '1',
  length: '0.6',
  width: '0.4',
  height: '0.4',
  weight: '20',
  dangerousGoods: '',
  addressClass: 'BUSINESS',
  isTailgateRequired: false,
};

export type SampleField = Measure | 'dangerousGoods';
export type SampleFaults = Readonly<Partial<Record<SampleField, string>>>;

/** What is wrong with the goods, in the words of a consignment's form. */
export function sampleFaults(sample: TrialSample): SampleFaults {
  const { isTailgateRequired } = sample;
  const faults = measureFaults(measuresOf(sample, 'M'), { isTailgateRequired, isFixedSize: false });
  return {
    ...Object.fromEntries(faults.map((fault) => [fault.measure, measureMessage(fault)])),
    ...(dangerousGoodsOf(sample) === undefined && { dangerousGoods: ownRulesTexts.notANumber }),
  };
}

/** Null for none, undefined where it is no weight. */
function dangerousGoodsOf({ dangerousGoods }: TrialSample): number | null | undefined {
  if (dangerousGoods.trim() === '') return null;
  const weight = numberOf(dangerousGoods);
  return weight >= 0 ? weight : undefined;
}

/** What is asked; null while something is missing or wrong. */
export function trialRequest(
  sample: TrialSample,
  clientCarrierAccountId: number | undefined,
  record: RulesView | null,
): TryRulesRequest | null {
  const { from, to, itemType, addressClass, isTailgateRequired } = sample;
  if (!from || !to || !record || clientCarrierAccountId === undefined) return null;
  if (Object.keys(sampleFaults(sample)).length > 0) return null;
  return {
    clientCarrierAccountId,
    record,
    senderSuburbId: from.id,
    deliverySuburbId: to.id,
    deliveryAddressClass: addressClass,
    isTailgateRequired,
    items: [
      {
        itemType,
        ...measuresOf(sample, 'M'),
        dangerousGoodsWeight: dangerousGoodsOf(sample) ?? null,
      },
    ],
  };
}

export const sampleFields: readonly SampleField[] = [...measureNames, 'dangerousGoods'];
