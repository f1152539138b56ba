import { createConsignmentTexts } from '@contracts/texts/create-consignment';
import { itemTexts } from '@contracts/texts/items';
import { refusalTexts } from '@contracts/texts/refusals';

import { fillText } from '../../../shared/text/fill-text';
import { isValidRow } from '../../../shared/goods/item-row';
import type { RowCircumstances } from '../../../shared/goods/item-row.types';
import { isCounted, palletMessage, palletsAmong } from '../pallets/pallet-counts';
import type { ConsignmentForm } from './consignment-form';
import type { Places } from './places';

/** The parts of the form that messages belong to. */
export type FormFault =
  | 'dispatchDate'
  | 'receiveDate'
  | 'slot'
  | 'sender'
  | 'receiver'
  | 'items'
  | 'pallets'
  | 'references';
export type FormMessages = Partial<Record<FormFault, string>>;

export interface CheckContext extends Omit<RowCircumstances, 'isTailgateRequired'> {
  readonly earliestDispatchDate: string;
  /** The day an edited consignment has already; it passes unchanged (GAP-24). */
  readonly currentDispatchDate: string | null;
  readonly isReferenceRequired: boolean;
  /** The chosen carrier wants to know whose pallets they are (CON-71). */
  readonly isPalletTypeRequired: boolean;
  /** From where to where, the client's own address included. */
  readonly places: Places;
  /** Nothing but the dates is asked of a draft. */
  readonly isDraft: boolean;
}

/** What stands in the way of submitting, by the field it belongs to (spec part 1, section 5). */
export function formMessages(form: ConsignmentForm, context: CheckContext): FormMessages {
  return {
    ...dateMessages(form, context),
    ...slotMessages(form),
    ...(context.isDraft ? {} : contentMessages(form, context)),
  };
}

export interface OfferContext extends RowCircumstances {
  readonly places: Places;
}

/** Offers are asked for valid items between two places (CON-136), with a whole time slot or none (CON-85). */
export const canHaveOffers = (form: ConsignmentForm, context: OfferContext): boolean =>
  context.places.sender !== null &&
  context.places.receiver !== null &&
  form.items.length > 0 &&
  form.items.every((row) => isValidRow(row, context));

function dateMessages(form: ConsignmentForm, context: CheckContext): FormMessages {
  const { dispatchDate, receiveDate } = form;
  const { earliestDispatchDate: earliest, currentDispatchDate } = context;
  const isTooEarly = dispatchDate < earliest && dispatchDate !== currentDispatchDate;
  return {
    ...(isTooEarly && {
      dispatchDate: fillText(refusalTexts.dispatchTooEarly, { date: earliest }),
    }),
    ...(receiveDate && receiveDate < dispatchDate && { receiveDate: refusalTexts.receiveTooEarly }),
  };
}

function slotMessages({ receiveDate, slotFrom, slotTo }: ConsignmentForm): FormMessages {
  const parts = [receiveDate, slotFrom, slotTo].filter(Boolean).length;
  if (parts === 0) return {};
  if (parts < 3) return { slot: createConsignmentTexts.slotsRequired };
  return slotTo > slotFrom ? {} : { slot: createConsignmentTexts.slotReversed };
}

function contentMessages(form: ConsignmentForm, context: CheckContext): FormMessages {
  const circumstances = { ...context, isTailgateRequired: form.isTailgateRequired };
  const hasFault = !form.items.every((row) => isValidRow(row, circumstances));
  return {
    ...(form.items.length === 0 && { items: itemTexts.noItems }),
    ...(hasFault && { items: itemTexts.invalid }),
    ...palletMessages(form, context),
    ...(context.places.sender?.status !== 'VALID' && {
      sender: createConsignmentTexts.senderInvalid,
    }),
    ...(context.places.receiver?.status !== 'VALID' && {
      receiver: createConsignmentTexts.deliveryInvalid,
    }),
    ...(context.isReferenceRequired &&
      form.references.length === 0 && { references: createConsignmentTexts.referenceRequired }),
  };
}

/** CON-71 and CON-130; nobody has to count pallets that no carrier asks for. */
function palletMessages({ pallets, items }: ConsignmentForm, context: CheckContext): FormMessages {
  const total = palletsAmong(items, context.types);
  if (context.isPalletTypeRequired && total > 0 && !isCounted(pallets, total))
    return { pallets: createConsignmentTexts.palletsDiffer };
  const message = palletMessage(pallets, total);
  return message ? { pallets: message } : {};
}
