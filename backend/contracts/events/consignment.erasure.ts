import type { AddressData } from './address.data.js';
import type { ConsignmentContent, ConsignmentEvent, ErasedParty } from './consignment.events.js';

/** Stands where something about a person stood and a value has to be. */
export const ERASED = 'Erased';

/**
 * The content without what tells who the parties are or how they are reached (docs/adr/0009). Suburbs stay:
 * prices, transit times and counts rest on them.
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
 * The story as it is told once something was erased in it. Contents before an erasure do not name the parties
 * any more; what a carrier reports of them does not either, whenever it comes.
 */
export function withErasures<Event extends ConsignmentEvent>(
  story: readonly Event[],
): readonly Event[] {
  const erasedIn = (events: readonly Event[]) =>
    events.flatMap((event) => (event.type === 'PersonalDataErased' ? event.data.parties : []));
  const ever = erasedIn(story);
  if (ever.length === 0) return story;
  return story.map((event, index) => eraseInEvent(event, erasedIn(story.slice(index)), ever));
}

function erasePerson(address: AddressData | null): AddressData | null {
  return (
    address && {
      ...address,
      referenceId: null,
      company: ERASED,
      contactName: null,
      phoneNumber: null,
      email: null,
      addressLine1: ERASED,
      addressLine2: null,
      specialInstructions: null,
    }
  );
}

function eraseInEvent<Event extends ConsignmentEvent>(
  event: Event,
  later: readonly ErasedParty[],
  ever: readonly ErasedParty[],
): Event {
  if ('content' in event.data)
    return { ...event, data: { ...event.data, content: eraseParties(event.data.content, later) } };
  // Carriers write whom they met.
  if (event.type === 'TrackingUpdated')
    return { ...event, data: { ...event.data, carrierDescription: null } };
  if (event.type === 'ProofRecorded' && ever.includes(signerOf(event.data.kind)))
    return { ...event, data: { ...event.data, signedBy: ERASED, signature: null } };
  return event;
}

const signerOf = (kind: 'PICKUP' | 'DELIVERY'): ErasedParty =>
  kind === 'PICKUP' ? 'SENDER' : 'RECEIVER';
