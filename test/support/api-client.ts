import type {
  ConsignmentListPage,
  ConsignmentView,
  CreatedConsignmentView,
} from '@contracts/views/consignment.view.js';
import type { AddressView } from '@contracts/views/address.view.js';
import type { TokenClaims } from '@contracts/views/session.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';
import { formatKnownState, parseKnownState } from '@contracts/realtime/position.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import { differenceFrom } from './documented-responses.js';
import { parseJson } from './json.js';

export interface ApiResponse<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export const DEMO_PASSWORD = 'Linehaul1';

/** HTTP client of one user; tracks the position of the last write as the browser does. */
export class ApiClient {
  private position = '';

  private constructor(
    readonly url: string,
    readonly token: string | null,
  ) {}

  static anonymous(url: string): ApiClient {
    return new ApiClient(url, null);
  }

  /** A program with an API key. */
  static withKey(url: string, token: string): ApiClient {
    return new ApiClient(url, token);
  }

  static async signIn(url: string, email: string, password = DEMO_PASSWORD): Promise<ApiClient> {
    const response = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok)
      throw new Error(`sign-in of ${email}: ${response.status} ${await response.text()}`);
    return new ApiClient(url, await response.text());
  }

  get claims(): TokenClaims {
    const payload = this.token?.split('.')[1] ?? '';
    return parseJson<TokenClaims>(Buffer.from(payload, 'base64url').toString());
  }

  get<Body = unknown>(path: string): Promise<ApiResponse<Body>> {
    return this.send('GET', path);
  }

  async send<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse<Body>> {
    const response = await fetch(`${this.url}${path.startsWith('/') ? path : `/api/v1/${path}`}`, {
      method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.position ? { 'x-after-position': this.position } : {}),
        ...headers,
      },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
    this.position = laterState(this.position, response.headers.get('x-event-position') ?? '');
    const received = await bodyOf(response);
    const difference = differenceFrom(method, pathOf(response.url), response, received);
    if (difference) throw new Error(`${method} ${path} ${difference}`);
    return { status: response.status, headers: response.headers, body: received as Body };
  }

  async expect<Body = unknown>(method: string, path: string, body?: unknown): Promise<Body> {
    const response = await this.send<Body>(method, path, body);
    if (response.status >= 300)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return response.body;
  }
}

const pathOf = (url: string): string => new URL(url).pathname;

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.headers.get('content-type')?.includes('json') || text === '') return text;
  return JSON.parse(text);
}

/** Day this many days from now, yyyy-MM-dd. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

const carton = {
  itemTypeName: 'Carton',
  quantity: 2,
  length: 0.6,
  width: 0.4,
  height: 0.4,
  weight: 12,
  dangerousGoods: [],
};

/** A DEFAULT consignment from a client's default address to another of its addresses, without a carrier. */
export async function prepareConsignment(
  client: ApiClient,
  clientId = client.claims.clientIds[0] ?? 0,
): Promise<SaveConsignmentRequest> {
  const sender = await client.expect<AddressView>('GET', `address/default?clientId=${clientId}`);
  const { addresses } = await client.expect<{ addresses: AddressView[] }>(
    'POST',
    `address/search?clientId=${clientId}&includeDefault=false&criteria=Pty&size=200`,
  );
  const receiver = addresses.find(({ status, isDefault }) => status === 'VALID' && !isDefault);
  if (!receiver) throw new Error(`client ${clientId} has no valid address to ship to`);
  return {
    clientId,
    consignmentType: 'DEFAULT',
    trackingStatus: 'CREATED',
    dispatchedAt: dayFromNow(3),
    consignmentReferences: ['PO-1'],
    offer: {
      senderAddressId: sender.id,
      deliveryAddressId: receiver.id,
      senderAddress: sender,
      deliveryAddress: receiver,
      items: [carton],
      authorityToLeave: false,
      isTailgateRequired: false,
    },
  };
}

/** The request with the offer at `index`. */
export async function withOffer(
  client: ApiClient,
  request: SaveConsignmentRequest,
  index = 0,
): Promise<SaveConsignmentRequest> {
  const offers = await client.expect<OfferView[]>('POST', 'consignment/offers', request);
  const chosen = offers[index];
  if (!chosen) throw new Error(`only ${offers.length} offers`);
  return { ...request, offer: chosen };
}

export async function createConsignment(
  client: ApiClient,
  index = 0,
): Promise<CreatedConsignmentView> {
  const request = await withOffer(client, await prepareConsignment(client), index);
  return client.expect('POST', 'consignment', request);
}

export const findConsignment = (client: ApiClient, id: number): Promise<ConsignmentView> =>
  client.expect('GET', `consignment/${id}`);

export const listConsignments = (client: ApiClient, search = ''): Promise<ConsignmentListPage> =>
  client.expect(
    'POST',
    'consignment/list?permission=READ_CONSIGNMENT&size=50&page=0&sort=id,DESC',
    {
      search,
      criteriaFilters: [],
    },
  );

/** The later position and the later version of two headers. */
function laterState(first: string, second: string): string {
  const [a, b] = [first, second].map(
    (header) => parseKnownState(header) ?? { events: '', records: '' },
  );
  if (!a || !b) return first;
  return formatKnownState({
    events: a.events > b.events ? a.events : b.events,
    records: a.records > b.records ? a.records : b.records,
  });
}
