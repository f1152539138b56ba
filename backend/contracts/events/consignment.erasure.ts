import type { AddressData } from './address.data.js';
import type { ConsignmentContent, ConsignmentEvent, ErasedParty } from './consignment.events.js';
import { evolveBy } from './evolve-by.js';

/** Replaces a personal detail where a value is required. */
export const ERASED_TEXT = 'Erased';

/** Fields of a party that identify a person or say where they live, as they are after an erasure. */
const erasedFields = {
  referenceId: null,
  company: ERASED_TEXT,
  contactName: null,
  phoneNumber: null,
  email: null,
  addressLine1: ERASED_TEXT,
  addressLine2: null,
  specialInstructions: null,
} as const satisfies Partial<AddressData>;

type NonPersonalAddress = Omit<AddressData, keyof typeof erasedFields>;

/** Content without anything that an erasure replaces. */
export type NonPersonalContent = Omit<
  ConsignmentContent,
  'sender' | 'receiver' | 'specialInstructions'
> & {
  readonly sender: NonPersonalAddress | null;
  readonly receiver: NonPersonalAddress | null;
};

/**
 * Returns the content without names, contact details and street addresses of the parties (docs/adr/0009). Suburbs
 * stay: prices, transit times and counts depend on them.
 */
export function eraseParties(
  content: ConsignmentContent,
  parties: readonly ErasedParty[],
): ConsignmentContent {
  const isReceiver = parties.includes('RECEIVER');
  return {
    ...content,
    sender: parties.includes('SENDER') ? erasePerson(content.sender) : content.sender,
    receiver: isReceiver ? erasePerson(content.receiver) : content.receiver,
    specialInstructions: isReceiver ? null : content.specialInstructions,
  };
}

/**
 * Applies the erasures of a stream to its other events. Content recorded before an erasure no longer names the
 * parties; neither do tracking updates, whenever they arrive.
 */
export function applyErasures<Event extends ConsignmentEvent>(
  events: readonly Event[],
): readonly Event[] {
  const erasedIn = (events: readonly Event[]) =>
    events.flatMap((event) => (event.type === 'PersonalDataErased' ? event.data.parties : []));
  const everErased = erasedIn(events);
  if (everErased.length === 0) return events;
  return events.map((event, index) => {
    const erasedLater = erasedIn(events.slice(index));
    return eraseInEvent({ erasedLater, everErased }, event) as Event; // an event keeps its type
  });
}

const erasePerson = (address: AddressData | null): AddressData | null =>
  address && { ...address, ...erasedFields };

/** Parties erased after an event, and those erased at any time. */
interface Erasure {
  readonly erasedLater: readonly ErasedParty[];
  readonly everErased: readonly ErasedParty[];
}

type ContentEvent = Extract<ConsignmentEvent, { readonly data: { content: ConsignmentContent } }>;

const eraseContent = <Event extends ContentEvent>(
  { erasedLater }: Erasure,
  event: Event,
): Event => ({
  ...event,
  data: { ...event.data, content: eraseParties(event.data.content, erasedLater) },
});

const withoutPersonalData = <Event>(_erasure: Erasure, event: Event): Event => event;

const eraseInEvent = evolveBy<Erasure, ConsignmentEvent, ConsignmentEvent>({
  ConsignmentDrafted: eraseContent,
  ConsignmentCreated: eraseContent,
  ConsignmentAmended: eraseContent,
  OfferSelected: withoutPersonalData,
  ConnoteAssigned: withoutPersonalData,
  ItemsNumbered: withoutPersonalData,
  ConsignmentDeleted: withoutPersonalData,
  ConsignmentRestored: withoutPersonalData,
  DispatchDateRolledOver: withoutPersonalData,
  ConsignmentManifested: withoutPersonalData,
  PickupBooked: withoutPersonalData,
  // Carriers' free text can contain the name of the person at the door.
  TrackingUpdated: (_erasure, event) => ({
    ...event,
    data: { ...event.data, carrierDescription: null },
  }),
  ProofRecorded: ({ everErased }, event) =>
    everErased.includes(signerOf(event.data.kind))
      ? { ...event, data: { ...event.data, signedBy: ERASED_TEXT, signature: null } }
      : event,
  LabelPrinted: withoutPersonalData,
  PersonalDataErased: withoutPersonalData,
});

const signerOf = (kind: 'PICKUP' | 'DELIVERY'): ErasedParty =>
  kind === 'PICKUP' ? 'SENDER' : 'RECEIVER';
