import type { NewApiKeyView } from '../../backend/contracts/views/user.view.js';
import type { TestClient } from '../../backend/src/consignments/testing/shipping.fixture.js';
import type { RunningBackend } from '../../backend/src/testing/start-backend.js';

/** A pushed file: its path, query, media type and further headers. */
export interface Push {
  readonly path?: string;
  readonly query?: string;
  readonly type?: string;
  readonly by?: string;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

/** Response to a pushed file. */
export interface PushResult {
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
}

/** Creates a key of client 10 with these scopes; returns its token. */
export async function keyWith(admin: TestClient, scopes: readonly string[]): Promise<string> {
  const { status, body } = await admin.request<NewApiKeyView>('POST', 'user/b2b-key', {
    ...{ clientId: 10, reference: `Web shop ${scopes.length}` },
    scopes,
  });
  if (status !== 200) throw new Error(`no key: ${JSON.stringify(body)}`);
  return body.token;
}

/** Pushes files as a program with this key. */
export const pusher =
  ({ url }: RunningBackend, key: string) =>
  async (content: string | FormData, push: Push = {}): Promise<PushResult> => {
    const { path = 'order-file', query = '', type, by = key, headers, signal } = push;
    const response = await fetch(`${url}/api/v1/${path}?${query}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${by}`,
        ...(type !== undefined && { 'Content-Type': type }),
        ...headers,
      },
      body: content,
      ...(signal && { signal }),
    });
    return {
      status: response.status,
      type: response.headers.get('Content-Type'),
      text: await response.text(),
    };
  };
