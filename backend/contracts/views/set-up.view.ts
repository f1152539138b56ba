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
  | 'ACCOUNTS'
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
  | 'RULES_APPLY'
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
  /** Numbers left, zones, rate cards missing, accounts; null where nothing is counted. */
  count: number | null;
  /** ISO instant or day that the reason mentions. */
  at: string | null;
}

/** A carrier of the customer, or a client, with its steps. */
export interface SetUpRowView {
  id: number;
  name: string;
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

export interface MilestoneView {
  name: MilestoneName;
  isReached: boolean;
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
