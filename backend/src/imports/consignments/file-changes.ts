import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentContent, ItemData } from '@contracts/events/consignment.events.js';
import type { ItemRequest } from '@contracts/requests/offer-selection.request.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import type { ChangeView } from '@contracts/views/history.view.js';

import { differences, toSaveRequest } from '../../consignments/index.js';
import type { ConsignmentColumn, ImportError, RowGroup } from './consignment-template.js';
import type { ParsedConsignment } from './parse-consignment-rows.js';

/**
 * Builds the request that updates a consignment to match its rows. Blank cells leave a field unchanged, and an
 * unchanged line keeps its fields that have no column in the file.
 */
export function toUpdateRequest(
  { clientId, content }: { readonly clientId: number; readonly content: ConsignmentContent },
  { rows: [first] }: RowGroup,
  { request }: ParsedConsignment,
): SaveConsignmentRequest {
  const isGiven = (column: ConsignmentColumn) => first.values[column].trim() !== '';
  const current = toSaveRequest(clientId, content);
  const { authorityToLeave, isTailgateRequired, specialInstructions, items } = request.offer;
  return {
    ...current,
    ...(isGiven('Dispatch Date') && { dispatchedAt: request.dispatchedAt }),
    offer: {
      ...current.offer,
      ...(isGiven('Authority To Leave') && { authorityToLeave }),
      ...(isGiven('Tailgate Required') && { isTailgateRequired }),
      ...(isGiven('Special Instructions') && { specialInstructions }),
      items: (items ?? []).map((line, index) => withStored(line, current.offer.items?.[index])),
    },
  };
}

const withStored = (line: ItemRequest, stored: ItemRequest | undefined): ItemRequest =>
  stored && differences(columnsOf(stored), columnsOf(line)).length === 0 ? stored : line;

/** The fields of a line that have a column. */
const columnsOf = ({
  itemTypeId,
  quantity,
  length,
  width,
  height,
  weight,
  ...line
}: ItemRequest) => ({
  ...{ itemTypeId, quantity, length, width, height, weight },
  dangerousGoods: (line.dangerousGoods ?? []).map((good) => ({
    unNumber: good.unNumber?.id,
    commonName: good.commonName,
    subRisk: good.subRisk,
    packingGroup: good.typeOfPackaging,
    weight: good.weight,
  })),
});

/** Changes to the fields that a file can set, by the paths of the consignment's view; empty if nothing changes. */
export const fileChanges = (
  before: ConsignmentContent,
  after: ConsignmentContent,
): readonly ChangeView[] => {
  const isSameReceiver = before.receiver?.id === after.receiver?.id;
  return differences(toComparable(before, isSameReceiver), toComparable(after, isSameReceiver));
};

const toComparable = (content: ConsignmentContent, isSameReceiver: boolean) => ({
  dispatchDate: content.dispatchDate,
  offer: {
    deliveryAddress: isSameReceiver ? null : toComparableAddress(content.receiver),
    items: content.items.map(toComparableLine),
    authorityToLeave: content.hasAuthorityToLeave,
    isTailgateRequired: content.isTailgateRequired,
    specialInstructions: content.specialInstructions,
  },
});

const toComparableAddress = (address: AddressData | null) =>
  address && {
    company: address.company,
    contactName: address.contactName,
    addressLine1: address.addressLine1,
    addressLine2: address.addressLine2,
    suburb:
      address.suburb && `${address.suburb.name} ${address.suburb.state} ${address.suburb.postcode}`,
  };

const toComparableLine = ({
  itemTypeName,
  quantity,
  length,
  width,
  height,
  ...line
}: ItemData) => ({
  ...{ itemTypeName, quantity, length, width, height, weight: line.weight },
  dangerousGoods: line.dangerousGoods.map(
    ({ unNumber, commonName, subRisk, packingGroup, weight }) => ({
      ...{ unNumber, commonName, subRisk, packingGroup, weight },
    }),
  ),
});

/** Whether an error is about a dispatch date too early for a new consignment, which this one already has. */
export const isAboutUnchangedDate = (
  { column, code }: ImportError,
  { dispatchDate }: ConsignmentContent,
  { request }: ParsedConsignment,
): boolean =>
  column === 'Dispatch Date' && code === 'too_early' && request.dispatchedAt === dispatchDate;
