import type { PriceSource } from '../rules/live-rates.js';
import type { TransferType } from '../rules/carrier-connection.js';
import type { RulesView } from './rules.view.js';

/** A service offered by a carrier (ACCT-80). */
export interface ServiceTypeView {
  id: number;
  carrierId: number;
  serviceType: string;
  displayServiceType: string;
  isSatchelServiceType: boolean;
}

/** One field of the settings of a carrier's adapter. */
export interface AdapterFieldView {
  name: string;
  label: string;
  /** Values of a SECRET are never returned. */
  kind: 'TEXT' | 'SECRET' | 'CHOICE';
  /** Values of a CHOICE. */
  options: { value: string; label: string }[];
  help: string | null;
}

/** Settings and capabilities of a carrier's adapter. */
export interface CarrierAdapterView {
  name: string;
  displayName: string;
  capabilities: ('rating' | 'shipments' | 'labels' | 'manifests' | 'pickups' | 'tracking')[];
  fields: AdapterFieldView[];
}

/** A carrier with everything its forms need (CARRIER-20). */
export interface CarrierView {
  id: number;
  /** Names of generic carriers start with `cc_`: the name to upload zones and rate cards under. */
  name: string;
  displayName: string;
  /** Customer that owns a generic carrier; null for shared carriers. */
  customerId: number | null;
  /** Null for carriers reached through the connection's servers. */
  adapter: CarrierAdapterView | null;
  serviceTypes: ServiceTypeView[];
  /** Display names, separated by commas. */
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

/** Deadline for booking a pickup (CARRIER-23). */
export interface CarrierCutOffView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  /** 0: same day pickup; 1: next business day. */
  cutOffDay: number;
  /** HH:mm in the sender state's time zone. */
  cutOffTime: string;
  /** False for the carrier's default cut-off: saving creates one for the customer. */
  isCarrierLinked: boolean;
}

/** A carrier as configured by one customer (CARRIER-21); passwords and key are ciphertext. */
export interface CustomerCarrierView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
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
  /** By field of the carrier's adapter, a stored secret as an empty string; null if there is no adapter. */
  adapterSettings: Record<string, string> | null;
  /** Source of its offers; other than rate cards only if the adapter supports live prices. */
  priceFrom: PriceSource;
  /** Time the carrier has for its price, in milliseconds. */
  liveRateMs: number;
  /** Its own Rules & Fees; null if the carrier's apply. */
  rulesFeesId: number | null;
  /** Requires READ_RULES_FEES; null if no level has any. */
  derivedRulesFees: RulesView | null;
  /** Requires READ_CARRIER_CUT_OFF. */
  derivedCarrierCutOff: CarrierCutOffView | null;
  formattedBookingType: string;
  createdAt: string;
}

/** A carrier in the pickers of reports, filters and imports. */
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
