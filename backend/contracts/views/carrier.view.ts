import type { TransferType } from '../rules/carrier-connection.js';
import type { RulesView } from './rules.view.js';

/** What a carrier sells (ACCT-80). */
export interface ServiceTypeView {
  id: number;
  carrierId: number;
  serviceType: string;
  displayServiceType: string;
  isSatchelServiceType: boolean;
}

/** A carrier with everything its forms go by (CARRIER-20). */
export interface CarrierView {
  id: number;
  /** Generic carriers begin with `cc_`: the name to upload zones and rate cards under. */
  name: string;
  displayName: string;
  /** The customer a generic carrier belongs to; null for the shared ones. */
  customerId: number | null;
  serviceTypes: ServiceTypeView[];
  /** Their display names, joined by commas. */
  serviceTypesString: string;
  isDataTransferRequired: boolean;
  dataTransferFrequency: string | null;
  dataTransferOptions: TransferType[];
  totalConnoteLength: number | null;
  prefixCharacterLength: number;
  connoteDigitLength: number;
  apiBasedConnoteCarrier: boolean;
  hasSuburbSurcharge: boolean;
  hasSenderId: boolean;
  hasItemNumber: boolean;
  pricing: string | null;
  isInternalInvoicing: boolean;
  isTrackingDifot: boolean;
  trackingUrl: string | null;
  canTravelDangerousGoods: boolean;
  palletTypeRequired: boolean;
  labelReference: string | null;
  bookingIntegrationType: string;
}

/** Until when a pickup can be had (CARRIER-23). */
export interface CarrierCutOffView {
  id: number;
  /** 0: same day pickup; 1: next business day. */
  cutOffDay: number;
  /** HH:mm in the sender state's time zone. */
  cutOffTime: string;
  /** False while it is the carrier's own: saving makes one for the customer. */
  isCarrierLinked: boolean;
}

/** A carrier as one customer works with it (CARRIER-21); passwords and key are ciphertext. */
export interface CustomerCarrierView {
  id: number;
  customerId: number;
  carrier: CarrierView;
  transferType: TransferType | null;
  productAccountNumber: string | null;
  server: string | null;
  bookingServer: string | null;
  serverAuth: string | null;
  username: string | null;
  password: string | null;
  apiKey: string | null;
  salt: string | null;
  path: string | null;
  port: number | null;
  difotServer: string | null;
  difotUsername: string | null;
  difotPassword: string | null;
  difotPath: string | null;
  difotPort: number | null;
  /** Its own Rules & Fees; null where it has the carrier's. */
  rulesFeesId: number | null;
  /** Only for whoever holds READ_RULES_FEES; null where no level has any. */
  derivedRulesFees: RulesView | null;
  /** Only for whoever holds READ_CARRIER_CUT_OFF. */
  derivedCarrierCutOff: CarrierCutOffView | null;
  formattedBookingType: string;
  createdAt: string;
}

/** A carrier as pickers of reports, filters and imports offer it. */
export interface CarrierChoiceView {
  id: number;
  name: string;
  displayName: string;
  trackingUrl: string | null;
  serviceTypes: ServiceTypeView[];
}

/** GET /carrier/list. */
export interface CarrierListView {
  carriers: CarrierChoiceView[];
  serviceTypes: ServiceTypeView[];
}
