import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';
import { itemTexts } from '@contracts/texts/spec/items';
import { formatDay } from '@contracts/rules/calendar-day';
import { appTexts } from '@contracts/texts/app/common';
import { domainErrorTexts } from '@contracts/texts/domain-errors';

import { interpolate } from '../../../shared/text/format';
import { isBlankRow, isValidRow } from '../../../shared/goods/item-row';
import type { ItemRowContext } from '../../../shared/goods/item-row.types';
import { isComplete, palletMessage, palletsAmong } from '../pallets/pallet-counts';
import type { ConsignmentForm } from './consignment-form';
import { toFormAddresses, type FormAddresses } from './form-addresses';

/** Fields and sections with error messages. */
export type FormErrorField =
  | 'dispatchDate'
  | 'receiveDate'
  | 'slot'
  | 'sender'
  | 'receiver'
  | 'items'
  | 'pallets'
  | 'references';
export type FormErrors = Partial<Record<FormErrorField, string>>;

export interface CheckContext extends Omit<ItemRowContext, 'isTailgateRequired'> {
  readonly earliestDispatchDate: string;
  /** Stored date of an edited consignment, which is valid unchanged (GAP-24). */
  readonly currentDispatchDate: string | null;
  readonly isReferenceRequired: boolean;
  /** The client counts pallets by owner (CON-126). */
  readonly hasPalletControl: boolean;
  /** The selected carrier requires the pallets' owner (CON-71). */
  readonly isPalletTypeRequired: boolean;
  /** Sender and receiver, including the default address. */
  readonly addresses: FormAddresses;
  /** A draft only requires valid dates. */
  readonly isDraft: boolean;
}

/** Validates the form, by field (spec part 1, section 5). */
export function validateForm(form: ConsignmentForm, context: CheckContext): FormErrors {
  return {
    ...validateDates(form, context),
    ...validateSlot(form),
    ...(context.isDraft ? {} : validateContent(form, context)),
  };
}

export interface OfferContext extends ItemRowContext {
  readonly addresses: FormAddresses;
}

/** Offers require valid items, two addresses (CON-136) and a complete time slot or none (CON-85). */
export const canHaveOffers = (form: ConsignmentForm, context: OfferContext): boolean =>
  context.addresses.sender !== null &&
  context.addresses.receiver !== null &&
  form.items.length > 0 &&
  form.items.every((row) => isValidRow(row, context)) &&
  Object.keys(validateSlot(form)).length === 0;

/** Whether an item has been started but cannot be priced yet: the user intends a consignment, not a draft. */
export const hasUnfinishedItems = (form: ConsignmentForm, context: ItemRowContext): boolean =>
  form.items.some((row) => !isBlankRow(row) && !isValidRow(row, context));

/** Whether nothing worth saving has been entered: dates and options alone do not count. */
export function isBlankForm(form: ConsignmentForm): boolean {
  const { sender, receiver } = toFormAddresses(form, null);
  return (
    [sender, receiver, form.payerAccountId].every((choice) => choice === null) &&
    form.items.every(isBlankRow) &&
    form.references.length === 0 &&
    form.specialInstructions.trim() === '' &&
    Object.keys(form.categoryEntries).length === 0
  );
}

function validateDates(form: ConsignmentForm, context: CheckContext): FormErrors {
  const { dispatchDate, receiveDate } = form;
  const { earliestDispatchDate: earliest, currentDispatchDate } = context;
  const isTooEarly = dispatchDate < earliest && dispatchDate !== currentDispatchDate;
  return {
    ...(isTooEarly && {
      dispatchDate: interpolate(domainErrorTexts.dispatchTooEarly, { date: formatDay(earliest) }),
    }),
    ...(receiveDate &&
      receiveDate < dispatchDate && { receiveDate: domainErrorTexts.receiveTooEarly }),
  };
}

function validateSlot({ receiveDate, slotFrom, slotTo }: ConsignmentForm): FormErrors {
  const parts = [receiveDate, slotFrom, slotTo].filter(Boolean).length;
  if (parts === 0) return {};
  if (!receiveDate) return { receiveDate: appTexts.receiveDateMissing };
  if (parts < 3) return { slot: createConsignmentTexts.slotsRequired };
  return slotTo > slotFrom ? {} : { slot: createConsignmentTexts.slotReversed };
}

function validateContent(form: ConsignmentForm, context: CheckContext): FormErrors {
  const requirements = { ...context, isTailgateRequired: form.isTailgateRequired };
  const hasError = !form.items.every((row) => isValidRow(row, requirements));
  return {
    ...(form.items.length === 0 && { items: itemTexts.noItems }),
    ...(hasError && { items: itemTexts.invalid }),
    ...validatePallets(form, context),
    ...(context.addresses.sender?.status !== 'VALID' && {
      sender: createConsignmentTexts.senderInvalid,
    }),
    ...(context.addresses.receiver?.status !== 'VALID' && {
      receiver: createConsignmentTexts.deliveryInvalid,
    }),
    ...(context.isReferenceRequired &&
      form.references.length === 0 && { references: createConsignmentTexts.referenceRequired }),
  };
}

/** CON-71 and CON-130; pallet counts are optional unless the carrier requires them. */
function validatePallets({ pallets, items }: ConsignmentForm, context: CheckContext): FormErrors {
  const total = palletsAmong(items, context.types);
  // Hidden counts are not required.
  if (total === 0 || !(context.hasPalletControl || context.isPalletTypeRequired)) return {};
  if (context.isPalletTypeRequired && !isComplete(pallets, total))
    return { pallets: createConsignmentTexts.palletsDiffer };
  const message = palletMessage(pallets, total);
  return message ? { pallets: message } : {};
}
