import { DateTime } from 'luxon';

import { dayAt, stateZone } from '@contracts/rules/calendar-day';
import type { AddressView } from '@contracts/views/address.view';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import type { FormType } from '../../../shared/navigation/consignment-paths';
import type { ItemTypeChoice } from '../../../shared/goods/goods.api';
import { newItemRow, toItemRow } from '../../../shared/goods/item-row';
import type { ItemRow } from '../../../shared/goods/item-row.types';
import type { LengthUnit } from '../../../shared/goods/units';
import { noPallets, type PalletCounts } from '../pallets/pallet-counts';

/** Values of the form; stored in the browser until sent. */
export interface ConsignmentForm {
  readonly consignmentType: FormType;
  /** Selected address; a DEFAULT consignment uses the client's default address. */
  readonly sender: AddressView | null;
  /** Selected address; a RETURN uses the client's default address. */
  readonly receiver: AddressView | null;
  /** yyyy-MM-dd, in the sender's state. */
  readonly dispatchDate: string;
  /** yyyy-MM-dd, in the receiver's state; empty if there is no time slot. */
  readonly receiveDate: string;
  /** HH:mm; both or neither. */
  readonly slotFrom: string;
  readonly slotTo: string;
  readonly items: readonly ItemRow[];
  readonly pallets: PalletCounts;
  readonly specialInstructions: string;
  readonly isTailgateRequired: boolean;
  readonly authorityToLeave: boolean;
  readonly references: readonly string[];
  /** Selected entry of each category, by category id. */
  readonly categoryEntries: Readonly<Record<number, number>>;
  /** Null: the sender pays. */
  readonly payerAccountId: number | null;
}

/** GAP-24: a new dispatch date is tomorrow at the earliest, in the sender's state. */
export const earliestDispatchDate = (senderState: string | null): string =>
  dayAt(senderState, new Date(), 1);

export interface EmptyFormOptions {
  readonly consignmentType: FormType;
  readonly types: readonly ItemTypeChoice[];
  readonly senderState: string | null;
}

export const emptyForm = ({
  consignmentType,
  types,
  senderState,
}: EmptyFormOptions): ConsignmentForm => ({
  consignmentType,
  sender: null,
  receiver: null,
  dispatchDate: earliestDispatchDate(senderState),
  receiveDate: '',
  slotFrom: '',
  slotTo: '',
  items: [newItemRow(types)],
  pallets: noPallets,
  specialInstructions: '',
  isTailgateRequired: false,
  authorityToLeave: false,
  references: [],
  categoryEntries: {},
  payerAccountId: null,
});

/** Updates an older form for sending now: moves it to the earliest dispatch date and clears an earlier time slot. */
export function withCurrentDates(
  form: ConsignmentForm,
  senderState: string | null,
): ConsignmentForm {
  const earliest = earliestDispatchDate(senderState);
  const dispatchDate = form.dispatchDate < earliest ? earliest : form.dispatchDate;
  const isSlotPast = form.receiveDate < dispatchDate;
  return {
    ...form,
    dispatchDate,
    ...(isSlotPast && { receiveDate: '', slotFrom: '', slotTo: '' }),
  };
}

/** Form of an existing consignment. */
export function formOf(view: ConsignmentView, unit: LengthUnit): ConsignmentForm {
  const { offer } = view;
  const consignmentType = view.consignmentType === 'QUOTE' ? 'DEFAULT' : view.consignmentType;
  return {
    consignmentType,
    sender: consignmentType === 'DEFAULT' ? null : offer.senderAddress,
    receiver: consignmentType === 'RETURN' ? null : offer.deliveryAddress,
    dispatchDate: view.dispatchDate,
    ...slotOf(view),
    items: offer.items.map((item) => toItemRow(item, unit)),
    pallets: palletsOf(view),
    specialInstructions: offer.specialInstructions ?? '',
    isTailgateRequired: offer.isTailgateRequired,
    authorityToLeave: offer.authorityToLeave,
    references: view.consignmentReferences,
    categoryEntries: Object.fromEntries(
      view.categoryEntryPicks.map(({ categoryId, categoryEntryId }) => [
        categoryId,
        categoryEntryId,
      ]),
    ),
    payerAccountId: view.clientPayerAccount?.id ?? null,
  };
}

function slotOf({ offer, deliveryWindowBegin, deliveryWindowEnd }: ConsignmentView) {
  const zone = stateZone(offer.deliveryAddress?.suburb?.state);
  const local = (instant: string | null, format: string) =>
    instant ? DateTime.fromISO(instant, { zone }).toFormat(format) : '';
  return {
    receiveDate: local(deliveryWindowBegin, 'yyyy-MM-dd'),
    slotFrom: local(deliveryWindowBegin, 'HH:mm'),
    slotTo: local(deliveryWindowEnd, 'HH:mm'),
  };
}

const palletsOf = ({ offer }: ConsignmentView): PalletCounts => ({
  transferType: offer.palletTransferType ?? noPallets.transferType,
  loscam: String(offer.loscamNo),
  chep: String(offer.chepNo),
  other: String(offer.otherNo),
});
