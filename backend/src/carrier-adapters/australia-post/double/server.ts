import {
  type DoubleResponse,
  type DoubleRequest,
  type DoubleServer,
  startDouble,
} from '../../kit/testing/double-server.js';
import { labelPdf } from './label-pdf.js';
import { rejection, routes } from './routes.js';
import { type DoubleAccount, DoubleState } from './state.js';

const BASE = '/shipping/v1';

const products = {
  EPARCEL: [
    {
      product_id: 'T28S',
      type: 'PARCEL POST + SIGNATURE',
      group: 'Parcel Post',
      takesDangerousGoods: false,
    },
    {
      product_id: 'E34S',
      type: 'EXPRESS POST + SIGNATURE',
      group: 'Express Post',
      takesDangerousGoods: false,
    },
  ],
  STARTRACK: [
    { product_id: 'EXP', type: 'ROAD EXPRESS', group: 'StarTrack', takesDangerousGoods: true },
    { product_id: 'PRM', type: 'PREMIUM', group: 'StarTrack', takesDangerousGoods: false },
  ],
} as const;

/** Double of Australia Post that rejects what the public documentation of its API rejects. */
export interface AustraliaPostDouble extends DoubleServer {
  readonly state: DoubleState;
}

export async function startAustraliaPost(
  type: 'EPARCEL' | 'STARTRACK' = 'EPARCEL',
): Promise<AustraliaPostDouble> {
  const state = new DoubleState({
    number: type === 'EPARCEL' ? '1000123456' : '10012345',
    apiKey: 'key-of-the-double-4f1c',
    password: 'password-of-the-double-90ad',
    products: products[type],
    isExpired: false,
    isCreditBlocked: false,
  });
  const server = await startDouble('', (request) => respondTo(state, request));
  return { ...server, url: `${server.url}${BASE}`, state };
}

function respondTo(state: DoubleState, request: DoubleRequest): DoubleResponse {
  if (request.path.startsWith('/files/'))
    return { status: 200, bytes: labelPdf(labelledIn(state, request.path)) };
  if (!isSignedIn(state.account, request)) return rejection(401, 'API_001', 'Invalid credentials');
  const path = request.path.slice(BASE.length);
  for (const [method, pattern, route] of routes) {
    const match = method === request.method ? pattern.exec(path) : null;
    if (match) return route(state, { ...request, path }, match[1] ?? '');
  }
  return rejection(404, '40400', `There is no ${request.method} ${path}`);
}

/** Articles of the shipments whose labels the file shows. */
function labelledIn(state: DoubleState, path: string): string {
  const id = path.slice('/files/'.length).replace('.pdf', '');
  const shipments = state.labels.get(id)?.shipments ?? [];
  return shipments
    .flatMap((one) => state.shipments.get(one)?.items.map(({ article_id }) => article_id) ?? [])
    .join(' ');
}

function isSignedIn(
  { apiKey, password, number }: DoubleAccount,
  { headers }: DoubleRequest,
): boolean {
  const basic = Buffer.from(`${apiKey}:${password}`).toString('base64');
  return headers.authorization === `Basic ${basic}` && headers['account-number'] === number;
}
