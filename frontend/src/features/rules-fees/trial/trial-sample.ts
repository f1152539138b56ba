import type { TryRulesRequest } from '@contracts/requests/try-rules.request';
import type { AddressClass } from '@contracts/rules/address';
import { DEFAULT_ITEM_TYPE } from '@contracts/rules/consignment';
import { type Measure, measureMessage, validateMeasures } from '@contracts/rules/measures';
import { parseNumber } from '@contracts/rules/parse-number';
import { appRulesTexts } from '@contracts/texts/app/rules-fees';
import type { SuburbView } from '@contracts/views/address.view';
import type { RulesView } from '@contracts/views/rules.view';

import { measureNames, measuresOf } from '../../../shared/goods/row-measures';

/** Sample as entered: lengths in metres, as in Rules & Fees. */
export interface TrialSample extends Readonly<Record<Measure, string>> {
  /** Null for the first account. */
  readonly accountId: number | null;
  readonly from: SuburbView | null;
  readonly to: SuburbView | null;
  readonly itemType: string;
  /** Kilograms; blank for none. */
  readonly dangerousGoods: string;
  readonly addressClass: AddressClass;
  readonly isTailgateRequired: boolean;
}

/** Initial sample: an ordinary carton without suburbs. */
export const initialSample: TrialSample = {
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
export type SampleErrors = Readonly<Partial<Record<SampleField, string>>>;

/** Validates the item, with the messages of the consignment form. */
export function validateSample(sample: TrialSample): SampleErrors {
  const { isTailgateRequired } = sample;
  const errors = validateMeasures(measuresOf(sample, 'M'), {
    isTailgateRequired,
    isFixedSize: false,
  });
  return {
    ...Object.fromEntries(errors.map((error) => [error.measure, measureMessage(error)])),
    ...(dangerousGoodsOf(sample) === undefined && { dangerousGoods: appRulesTexts.notANumber }),
  };
}

/** Null for none, undefined for an invalid weight. */
function dangerousGoodsOf({ dangerousGoods }: TrialSample): number | null | undefined {
  if (dangerousGoods.trim() === '') return null;
  const weight = parseNumber(dangerousGoods);
  return weight >= 0 ? weight : undefined;
}

/** Request of the trial; null while something is missing or invalid. */
export function trialRequest(
  sample: TrialSample,
  clientCarrierAccountId: number | undefined,
  record: RulesView | null,
): TryRulesRequest | null {
  const { from, to, itemType, addressClass, isTailgateRequired } = sample;
  if (!from || !to || !record || clientCarrierAccountId === undefined) return null;
  if (Object.keys(validateSample(sample)).length > 0) return null;
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
