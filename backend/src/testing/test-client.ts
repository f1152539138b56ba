import { signedInUser, type RunningBackend } from './start-backend.js';

export interface TestResponse<Body> {
  readonly status: number;
  readonly body: Body;
}

export interface TextResponse {
  readonly status: number;
  readonly text: string;
}

/** HTTP client of one user. */
export class TestClient {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async signIn(
    backend: RunningBackend,
    role: Parameters<typeof signedInUser>[1]['roles'][number],
  ): Promise<TestClient> {
    const email = `${role.role}-${role.clientId ?? role.customerId ?? 0}@x.example`.toLowerCase();
    const { token } = await signedInUser(backend, { email, roles: [role] });
    return new TestClient(backend.url, token);
  }

  /** A program with the token of an API key. */
  static withKey({ url }: Pick<RunningBackend, 'url'>, token: string): TestClient {
    return new TestClient(url, token);
  }

  async request<Body>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<TestResponse<Body>> {
    const { status, text } = await this.requestText(method, path, body, headers);
    return { status, body: (text ? JSON.parse(text) : null) as Body };
  }

  /** For responses other than JSON. */
  async requestText(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<TextResponse> {
    const response = await this.fetch(method, path, {
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  /** Sends a form with files. */
  async upload<Body>(
    path: string,
    form: FormData,
    headers: Record<string, string> = {},
  ): Promise<TestResponse<Body>> {
    const response = await this.fetch('POST', path, { body: form, headers });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as Body };
  }

  async download(path: string): Promise<Response> {
    return this.fetch('GET', path, {});
  }

  private fetch(
    method: string,
    path: string,
    { headers = {}, ...rest }: { headers?: Record<string, string>; body?: BodyInit },
  ): Promise<Response> {
    return fetch(`${this.url}/api/v1/${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, ...headers },
      ...rest,
    });
  }
}
