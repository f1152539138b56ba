import { ZodError } from 'zod';

import type { SimulatedCarrier } from '../simulated-carrier.js';
import type { Inbox } from '../mail/inbox.js';
import { mailListPage, mailPage, mailStyle } from '../mail/mail-pages.js';
import { demoAccount } from '../settings.js';
import {
  json,
  type CarrierResponse,
  type CarrierRequest,
  type CarrierRoutes,
} from './http-server.js';

const FEED_PAGE = 200;

/**
 * Routes of the carrier, which require its login: manifests, bookings and the tracking feed. The pages of caught emails
 * are open.
 */
export function carrierRoutes(simulated: SimulatedCarrier, mailBox: Inbox): CarrierRoutes {
  return (method, request) => {
    const { pathname } = request.url;
    if (pathname.startsWith('/demo/mail')) return mailRoutes(mailBox, pathname);
    // webhooks are signed, without a login; their content is not stored
    if (method === 'POST' && pathname === '/webhooks') return json(200, {});
    if (!isSignedIn(request)) return json(401, { message: 'Invalid user name or password' });
    return method === 'POST' ? postRoutes(simulated, request) : feedRoute(simulated, request.url);
  };
}

function postRoutes(
  simulated: SimulatedCarrier,
  { url, body }: CarrierRequest,
): CarrierResponse | null {
  try {
    if (url.pathname === '/manifests') return json(200, simulated.receiveManifest(body));
    if (url.pathname === '/bookings') return json(200, simulated.receiveBooking(body));
    return null;
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const [issue] = error.issues;
    return json(422, { message: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}` });
  }
}

/** `/feed` for everything, `/feed/{account}` for one customer's freight. */
function feedRoute(simulated: SimulatedCarrier, url: URL): CarrierResponse | null {
  const match = /^\/feed(?:\/([^/]+))?$/.exec(url.pathname);
  if (!match) return null;
  const account = match[1] === undefined ? undefined : decodeURIComponent(match[1]);
  return json(200, simulated.scansAfter(url.searchParams.get('after') ?? '', FEED_PAGE, account));
}

function mailRoutes(mailBox: Inbox, pathname: string): CarrierResponse | null {
  if (pathname === '/demo/mail/style.css')
    return { status: 200, type: 'text/css', body: mailStyle };
  if (pathname === '/demo/mail') return html(mailListPage(mailBox.latest()));
  const mail = mailBox.find(pathname.slice('/demo/mail/'.length));
  return mail ? html(mailPage(mail)) : null;
}

const html = (body: string): CarrierResponse => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body,
});

function isSignedIn({ authorization }: CarrierRequest): boolean {
  const { username, password } = demoAccount;
  const expected = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  return authorization === expected;
}
