import { ZodError } from 'zod';

import type { SimulatedCarrier } from '../simulated-carrier.js';
import type { Inbox } from '../mail/inbox.js';
import { hookListPage } from '../hooks/hook-pages.js';
import type { HookReceiver } from '../hooks/hook-receiver.js';
import { mailListPage, mailPage } from '../mail/mail-pages.js';
import { pageStyle, STYLE_PATH } from '../page.js';
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
export function carrierRoutes(
  simulated: SimulatedCarrier,
  mailBox: Inbox,
  hooks: HookReceiver,
): CarrierRoutes {
  return (method, request) => {
    const { pathname } = request.url;
    if (pathname === STYLE_PATH) return { status: 200, type: 'text/css', body: pageStyle };
    if (pathname.startsWith('/demo/mail')) return mailRoutes(mailBox, pathname);
    if (pathname.startsWith('/demo/hooks')) return hookRoutes(hooks, method, request);
    // webhooks of other customers, which are signed as well
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
  if (pathname === '/demo/mail') return html(mailListPage(mailBox.latest()));
  const mail = mailBox.find(pathname.slice('/demo/mail/'.length));
  return mail ? html(mailPage(mail)) : null;
}

/** Webhooks are signed, without a login. */
function hookRoutes(
  hooks: HookReceiver,
  method: string,
  { url: { pathname }, text, headers }: CarrierRequest,
): CarrierResponse | null {
  if (method !== 'POST')
    return pathname === '/demo/hooks' ? html(hookListPage(hooks.latest())) : null;
  const [, name] = /^\/demo\/hooks\/([a-z-]{1,60})$/.exec(pathname) ?? [];
  if (name === undefined) return null;
  const status = hooks.receive({ name, text, headers });
  return json(status, { message: REASONS[status] ?? 'Received' });
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'The signature is not valid',
  503: 'Out of order',
};

const html = (body: string): CarrierResponse => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body,
});

function isSignedIn({ headers }: CarrierRequest): boolean {
  const { username, password } = demoAccount;
  const expected = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  return headers['authorization'] === expected;
}
