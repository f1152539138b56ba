import type { AddressData } from './address.data.js';
import type { ConsignmentContent, ConsignmentEvent, ErasedParty } from './consignment.events.js';

/** Replaces a personal detail where a value is required. */
export const ERASED_TEXT = 'Erased';

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
  const erasedParties = erasedIn(events);
  if (erasedParties.length === 0) return events;
  return events.map((event, index) =>
    eraseInEvent(event, erasedIn(events.slice(index)), erasedParties),
  );
}

function erasePerson(address: AddressData | null): AddressData | null {
  return (
    address && {
      ...address,
      referenceId: null,
      company: ERASED_TEXT,
      contactName: null,
      phoneNumber: null,
      email: null,
      addressLine1: ERASED_TEXT,
      addressLine2: null,
      specialInstructions: null,
    }
  );
}

function eraseInEvent<Event extends ConsignmentEvent>(
  event: Event,
  later: readonly ErasedParty[],
  erasedParties: readonly ErasedParty[],
): Event {
  if ('content' in event.data)
    return { ...event, data: { ...event.data, content: eraseParties(event.data.content, later) } };
  // Carriers' free text can contain the name of the person at the door.
  if (event.type === 'TrackingUpdated')
    return { ...event, data: { ...event.data, carrierDescription: null } };
  if (event.type === 'ProofRecorded' && erasedParties.includes(signerOf(event.data.kind)))
    return { ...event, data: { ...event.data, signedBy: ERASED_TEXT, signature: null } };
  return event;
}

const signerOf = (kind: 'PICKUP' | 'DELIVERY'): ErasedParty =>
  kind === 'PICKUP' ? 'SENDER' : 'RECEIVER';
