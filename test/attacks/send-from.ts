import http from 'node:http';
import { once } from 'node:events';

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
}

/** Posts JSON from an address of the loopback network, which counts as a separate client for rate limits. */
export async function sendFrom(
  agent: http.Agent,
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<ReceivedResponse> {
  const request = http.request(url, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  request.end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode ?? 0, headers: response.headers };
}

/** Keeps this many connections open from an address such as 127.0.0.66. */
export const connectionsFrom = (localAddress: string, maxSockets: number): http.Agent =>
  new http.Agent({ keepAlive: true, localAddress, maxSockets });
