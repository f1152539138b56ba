/** Steps to set up a carrier. */
export type CarrierStep =
  | 'CONNECTION'
  | 'CARRIER_ACCOUNT'
  | 'CARRIER_NUMBERS'
  | 'ZONES'
  | 'RATE_CARD'
  | 'RULES'
  | 'TRACKING';

/** Steps to set up a client. */
export type ClientStep =
  'ADDRESS' | 'CLIENT_ACCOUNT' | 'CLIENT_NUMBERS' | 'FIRST_OFFER' | 'SIGN_IN' | 'LABELS';

export type SetUpStep = CarrierStep | ClientStep;

/** Done, needs attention, failed, open, or computed only on demand. */
export type SetUpState = 'DONE' | 'ATTENTION' | 'FAILED' | 'OPEN' | 'ASK';

/** Reason for a cell's state; its text is in `appSetUpTexts`. */
export type SetUpReason =
  | 'NO_DATA_NEEDED'
  | 'NOT_STARTED'
  | 'NOTHING_SENT'
  | 'NOT_ANSWERING'
  | 'CHANGED_SINCE'
  | 'DATA_TAKEN'
  | 'TEST_PASSED'
  | 'NO_ACCOUNT'
  | 'ACCOUNT'
  | 'ACCOUNTS'
  | 'CARRIERS'
  | 'NEEDS_ACCOUNT'
  | 'NEEDS_CLIENT'
  | 'OWN_NUMBERS'
  | 'NUMBERS_LEFT'
  | 'NO_ZONES'
  | 'ZONES'
  | 'NO_RATE_CARD'
  | 'RATE_CARDS_MISSING'
  | 'RATE_CARD_ENDS'
  | 'RATE_CARDS'
  | 'DEFAULT_RULES'
  | 'OWN_RULES'
  | 'NO_FEED'
  | 'NOT_READ'
  | 'SILENT_SINCE'
  | 'FEED_READ'
  | 'NO_ADDRESS'
  | 'ADDRESS_INCOMPLETE'
  | 'ADDRESS_VALID'
  | 'ACCOUNTS_WITHOUT_NUMBERS'
  | 'TRY_IT'
  | 'NOBODY_INVITED'
  | 'NOT_SIGNED_IN'
  | 'SIGNED_IN'
  | 'PRINTER'
  | 'PDF';

export interface SetUpCellView {
  step: SetUpStep;
  state: SetUpState;
  reason: SetUpReason;
  /** Numbers left, zones, lanes, rate cards missing, accounts; null where nothing is counted. */
  count: number | null;
  /** ISO instant or day that the reason mentions. */
  at: string | null;
  /** Account number or carrier that the reason mentions. */
  name: string | null;
}

/** A carrier of the customer, or a client, with its steps. */
export interface SetUpRowView {
  id: number;
  name: string;
  /** Services of the carrier, or suburb of the client's default address; null if there are none. */
  detail: string | null;
  /** Every step is done, or computed only on demand. */
  isReady: boolean;
  cells: SetUpCellView[];
}

export type MilestoneName =
  | 'CARRIER_REACHED'
  | 'PRICED'
  | 'CLIENT_READY'
  | 'FIRST_CONSIGNMENT'
  | 'CARRIER_HAS_IT'
  | 'DELIVERED';

/** Need of a milestone that is not reached; its text is in `appSetUpTexts`. */
export type MilestoneNeed =
  | 'CARRIER'
  | 'CARRIER_ACCOUNT'
  | 'CLIENT_ACCOUNT'
  | 'RATE_CARD'
  | 'CLIENT'
  | 'CLIENT_STEPS'
  | 'READY_CLIENT'
  | 'CONSIGNMENT'
  | 'SENT_MANIFEST'
  | 'DELIVERY_SCAN';

export interface MilestoneView {
  name: MilestoneName;
  isReached: boolean;
  /** Null once it is reached. */
  need: MilestoneNeed | null;
  /** Carrier or client that reached it first, or the client with the fewest steps left; null if unknown. */
  subject: string | null;
  /** ISO instant or day on which it was first reached; null if unknown. */
  at: string | null;
  /** Steps that the client has left; null for other needs. */
  stepsLeft: number | null;
}

export interface SetUpView {
  carriers: SetUpRowView[];
  /** One page, by name. */
  clients: SetUpRowView[];
  clientCount: number;
  readyClientCount: number;
  pageSize: number;
  milestones: MilestoneView[];
  /** Number of unticked steps across all carriers and clients. */
  openCount: number;
}

/** Whether a client could send one carton to each capital city today. */
export interface FirstOfferView {
  offerCount: number;
  /** Capitals that have an offer. */
  reachedCount: number;
  capitalCount: number;
  /** Most frequent reason for having none; null if there are offers. */
  reason: string | null;
}
