import type {
  ConsignmentContent,
  DangerousGoodData,
  ItemData,
  PalletControlData,
} from '@contracts/events/consignment.events.js';
import type {
  DangerousGoodRequest,
  ItemRequest,
} from '@contracts/requests/offer-selection.request.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

/** Maps content to the request that saves it unchanged: the inverse of `toConsignmentContent`. */
export function toSaveRequest(
  clientId: number,
  content: ConsignmentContent,
): SaveConsignmentRequest {
  const { payerAccount } = content;
  return {
    clientId,
    consignmentType: content.consignmentType,
    consignmentCreationMethod: content.creationMethod,
    dispatchedAt: content.dispatchDate,
    ...toTimeSlot(content.deliveryWindow),
    consignmentReferences: [...content.references],
    categoryEntryPicks: content.categoryPicks.map(({ categoryId, categoryEntryId }) => ({
      categoryId,
      categoryEntryId,
    })),
    clientPayerAccount: payerAccount && { id: payerAccount.id },
    offer: {
      senderAddressId: content.sender?.id ?? null,
      deliveryAddressId: content.receiver?.id ?? null,
      items: content.items.map(toItemRequest),
      authorityToLeave: content.hasAuthorityToLeave,
      isTailgateRequired: content.isTailgateRequired,
      specialInstructions: content.specialInstructions,
      ...toPalletCounts(content.palletControl),
    },
  };
}

const toTimeSlot = (slot: ConsignmentContent['deliveryWindow']) => ({
  deliveryWindowBegin: slot?.begin ?? null,
  deliveryWindowEnd: slot?.end ?? null,
});

function toPalletCounts(pallets: PalletControlData | null) {
  if (!pallets) return { loscamNo: 0, chepNo: 0, otherNo: 0, palletTransferType: null };
  const { loscam, chep, other, transferType } = pallets;
  return { loscamNo: loscam, chepNo: chep, otherNo: other, palletTransferType: transferType };
}

const toItemRequest = ({ itemNumber: _, dangerousGoods, ...line }: ItemData): ItemRequest => ({
  ...line,
  dangerousGoods: dangerousGoods.map(toDangerousGoodRequest),
});

const toDangerousGoodRequest = ({
  unNumber,
  shippingName,
  hazardClass,
  packingGroup,
  ...good
}: DangerousGoodData): DangerousGoodRequest => ({
  ...good,
  unNumber: { id: unNumber, shippingName, hazardClass, typeOfPackaging: packingGroup },
  typeOfPackaging: packingGroup,
});
