import { createConsignmentTexts } from '@contracts/texts/create-consignment';
import { itemTexts } from '@contracts/texts/items';
import { refusalTexts } from '@contracts/texts/refusals';

import { fillText } from '../../../shared/text/fill-text';
import { isValidRow, type RowCircumstances } from '../items/item-row';
import type { ConsignmentForm } from './consignment-form';

/** The parts of the form that messages belong to. */
export const formFaults = [
  'dispatchDate',
  'receiveDate',
  'slot',
  'receiver',
  'items',
  'references',
] as const;
export type FormFault = (typeof formFaults)[number];
export type FormMessages = Partial<Record<FormFault, string>>;

export interface CheckContext extends Omit<RowCircumstances, 'isTailgateRequired'> {
  readonly earliestDispatchDate: string;
  /** The day an edited consignment has already; it passes unchanged (GAP-24). */
  readonly currentDispatchDate: string | null;
  readonly isReferenceRequired: boolean;
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

/** Offers are asked for valid items between two places (CON-136). */
export const canHaveOffers = (form: ConsignmentForm, circumstances: RowCircumstances): boolean =>
  form.receiver !== null &&
  form.items.length > 0 &&
  form.items.every((row) => isValidRow(row, circumstances));

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
    ...(form.receiver?.status !== 'VALID' && { receiver: createConsignmentTexts.deliveryInvalid }),
    ...(context.isReferenceRequired &&
      form.references.length === 0 && { references: createConsignmentTexts.referenceRequired }),
  };
}
