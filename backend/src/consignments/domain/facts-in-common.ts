import { eraseParties } from '@contracts/events/consignment.erasure.js';
import {
  contentEvents,
  type ConsignmentAmended,
  type ConsignmentContent,
  type ConsignmentEvent,
  type ConnoteAssigned,
  type DispatchDateRolledOver,
  type ItemNumbersData,
  type ItemsNumbered,
  type LabelPrinted,
  type PaperworkType,
  type PersonalDataErased,
} from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';

import { numbersUnder, type Connote } from './numbers-under.js';

/** What decisions depend on and screens show alike. */
interface InCommon {
  readonly isDeleted: boolean;
  readonly content: ConsignmentContent;
  readonly offer: OfferData | null;
  readonly connote: Connote | null;
  readonly itemNumbers: ItemNumbersData | null;
  readonly contentRevision: number;
  readonly printed: readonly PaperworkType[];
}

type Data<Event extends { readonly data: unknown }> = Pick<Event, 'data'>;

/** How the events change it, for the fold of the write side and the one of the screens. */
export const factsInCommon = {
  ConsignmentAmended: <State extends InCommon>(
    state: State,
    { data: { content } }: Data<ConsignmentAmended>,
  ): State => ({ ...state, content }),
  OfferSelected: withOffer,
  ConnoteAssigned: <State extends InCommon>(
    state: State,
    { data }: Data<ConnoteAssigned>,
  ): State => ({
    ...state,
    connote: { ...data, clientCarrierAccountId: state.offer?.clientCarrierAccountId ?? 0 },
  }),
  ItemsNumbered: <State extends InCommon>(state: State, { data }: Data<ItemsNumbered>): State => ({
    ...state,
    itemNumbers: data,
  }),
  ConsignmentDeleted: <State extends InCommon>(state: State): State => ({
    ...state,
    isDeleted: true,
  }),
  ConsignmentRestored: <State extends InCommon>(state: State): State => ({
    ...state,
    isDeleted: false,
  }),
  DispatchDateRolledOver: <State extends InCommon>(
    state: State,
    { data: { to, etaDate } }: Data<DispatchDateRolledOver>,
  ): State => ({
    ...state,
    content: { ...state.content, dispatchDate: to },
    offer: state.offer && { ...state.offer, etaDate },
  }),
  LabelPrinted: <State extends InCommon>(
    state: State,
    { data: { paperworkType } }: Data<LabelPrinted>,
  ): State => ({ ...state, printed: [...state.printed, paperworkType] }),
  PersonalDataErased: <State extends InCommon>(
    state: State,
    { data: { parties } }: Data<PersonalDataErased>,
  ): State => ({ ...state, content: eraseParties(state.content, parties) }),
};

function withOffer<State extends InCommon>(
  state: State,
  { data: { offer } }: { readonly data: { readonly offer: OfferData | null } },
): State {
  return { ...state, offer, ...numbersUnder(offer, state) };
}

/** Counts the event where it changed the content (GAP-61). */
export const countingContent = <State extends InCommon>(
  state: State,
  { type }: ConsignmentEvent,
): State =>
  contentEvents.has(type) ? { ...state, contentRevision: state.contentRevision + 1 } : state;
