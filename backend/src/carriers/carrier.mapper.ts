import type {
  CarrierAdapterView,
  CarrierView,
  ServiceTypeView,
} from '@contracts/views/carrier.view.js';

import { type CarrierKind, findCarrierKind } from '../carrier-adapters/index.js';
import type { CarrierServiceType } from './records/carrier-service-type.entity.js';
import type { Carrier } from './records/carrier.entity.js';

/** Selects the carrier's own from the given service types. */
export function toCarrierView(
  carrier: Carrier,
  serviceTypes: readonly CarrierServiceType[],
): CarrierView {
  const ownTypes = serviceTypes.filter(({ carrierId }) => carrierId === carrier.id);
  return {
    id: carrier.id,
    name: carrier.name,
    displayName: carrier.displayName,
    customerId: carrier.customerId,
    adapter: toAdapterView(findCarrierKind(carrier.adapter)),
    serviceTypes: ownTypes.map(toServiceTypeView),
    serviceTypesString: ownTypes.map(({ displayServiceType }) => displayServiceType).join(', '),
    ...toDataTransfer(carrier),
    ...toConnoteFormat(carrier),
    hasSuburbSurcharge: carrier.hasSuburbSurcharge,
    pricing: carrier.pricing,
    isInternalInvoicing: carrier.isInternalInvoicing,
    canTravelDangerousGoods: carrier.canTravelDangerousGoods,
    palletTypeRequired: carrier.palletTypeRequired,
    labelReference: carrier.labelReference,
  };
}

const toAdapterView = (kind: CarrierKind | null): CarrierAdapterView | null =>
  kind && {
    name: kind.name,
    displayName: kind.displayName,
    capabilities: [...kind.capabilities],
    fields: kind.fields.map(({ options = [], help = null, ...field }) => ({
      ...field,
      options: [...options],
      help,
    })),
  };

export const toServiceTypeView = (serviceType: CarrierServiceType): ServiceTypeView => ({
  id: serviceType.id,
  carrierId: serviceType.carrierId,
  serviceType: serviceType.serviceType,
  displayServiceType: serviceType.displayServiceType,
  isSatchelServiceType: serviceType.isSatchelServiceType,
});

const toDataTransfer = (carrier: Carrier) => ({
  isDataTransferRequired: carrier.isDataTransferRequired,
  dataTransferFrequency: carrier.dataTransferFrequency,
  dataTransferOptions: carrier.dataTransferOptions,
  isTrackingDifot: carrier.isTrackingDifot,
  trackingUrl: carrier.trackingUrl,
  bookingIntegrationType: carrier.bookingIntegrationType,
});

const toConnoteFormat = (carrier: Carrier) => ({
  totalConnoteLength: carrier.totalConnoteLength,
  prefixCharacterLength: carrier.prefixCharacterLength,
  connoteDigitLength: carrier.connoteDigitLength,
  apiBasedConnoteCarrier: carrier.isApiBasedConnote,
  hasSenderId: carrier.hasSenderId,
  hasItemNumber: carrier.hasItemNumber,
});
