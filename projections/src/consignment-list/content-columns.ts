import type { AddressData } from '@contracts/events/address.data.js';
import { ERASED } from '@contracts/events/consignment.erasure.js';
import type {
  ConsignmentContent,
  ErasedParty,
  ItemData,
} from '@contracts/events/consignment.events.js';
import type { ConsignmentListColumns } from '@read-models/consignment-list.row.js';

type ContentColumns = Pick<
  ConsignmentListColumns,
  | 'consignmentType'
  | 'dispatchDate'
  | 'consignmentReferences'
  | 'formattedReferences'
  | 'itemQuantity'
  | 'weightGrams'
  | 'senderAddressId'
  | 'senderCompany'
  | 'senderState'
  | 'receiverCompany'
  | 'receiverSuburb'
>;

/** What a person typed, as far as the list shows it. */
export function contentColumns(content: ConsignmentContent): ContentColumns {
  const { sender, receiver, items, references } = content;
  return {
    consignmentType: content.consignmentType,
    dispatchDate: content.dispatchDate,
    consignmentReferences: [...references],
    formattedReferences: references.join(', '),
    itemQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    weightGrams: items.reduce((sum, item) => sum + gramsOf(item), 0),
    senderAddressId: sender?.id ?? null,
    senderCompany: sender?.company ?? null,
    senderState: sender?.suburb?.state ?? null,
    receiverCompany: receiver?.company ?? null,
    receiverSuburb: formatSuburb(receiver),
  };
}

/** Who the erased parties are is shown no more, and found no more. */
export const erasedColumns = (
  { senderCompany, receiverCompany }: ConsignmentListColumns,
  parties: readonly ErasedParty[],
): Pick<ConsignmentListColumns, 'senderCompany' | 'receiverCompany'> => ({
  senderCompany: parties.includes('SENDER') ? ERASED : senderCompany,
  receiverCompany: parties.includes('RECEIVER') ? ERASED : receiverCompany,
});

const gramsOf = ({ quantity, weight }: ItemData): number => quantity * Math.round(weight * 1000);

/** 'Brunswick VIC 3056'. */
function formatSuburb(address: AddressData | null): string | null {
  if (!address?.suburb) return null;
  const { name, state, postcode } = address.suburb;
  return `${name} ${state} ${postcode}`;
}
