import { createLinehaul } from '../src/index.js';

/** Prerequisites of the guide's quickstart. */
export interface Quickstart {
  readonly baseUrl: string;
  readonly key: string;
  readonly clientId: number;
  readonly receiverName: string;
  /** yyyy-MM-dd */
  readonly dispatchDate: string;
  readonly reference: string;
}

/** The code of docs/api-guide/01-quickstart.md, up to the manifest; a test compares the two. */
export async function runQuickstart(given: Quickstart) {
  const { baseUrl, key, clientId, receiverName, dispatchDate, reference } = given;
  // begin
  const linehaul = createLinehaul({ baseUrl, key });

  // The pickup address, and a receiver from the address book.
  const sender = await linehaul.getDefaultAddress({ query: { clientId } });
  const { addresses } = await linehaul.searchAddresses({
    query: { clientId, includeDefault: false, criteria: receiverName, size: 20 },
  });
  const receiver = addresses.find(({ status }) => status === 'VALID');
  if (!receiver) throw new Error(`${receiverName} is not in the address book`);

  // Offers from every carrier, cheapest first.
  const shipment = {
    clientId,
    consignmentType: 'DEFAULT' as const,
    dispatchedAt: dispatchDate,
    consignmentReferences: [reference],
    offer: {
      senderAddress: sender,
      deliveryAddress: receiver,
      items: [
        { itemTypeName: 'Carton', quantity: 2, length: 0.6, width: 0.4, height: 0.4, weight: 12 },
      ],
    },
  };
  const [cheapest] = await linehaul.listOffers({ body: shipment });
  if (!cheapest) throw new Error('No carrier made an offer');

  // Created with its connote, printed, and manifested.
  const consignment = await linehaul.createConsignment({
    body: { ...shipment, trackingStatus: 'CREATED', offer: cheapest },
  });
  const labels = await linehaul.getLabels({ path: { id: consignment.id } });
  const manifest = await linehaul.createManifest({ body: { consignmentIds: [consignment.id] } });

  // Wait until it is with the carrier.
  const manifested = await linehaul.waitFor('consignment.manifested', {
    consignmentId: consignment.id,
  });
  // end
  return { consignment, labels, manifest, manifested };
}
