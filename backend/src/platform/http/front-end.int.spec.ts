import fs from 'node:fs/promises';

import { startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('front_end');
});
afterAll(() => backend.stop());

describe('front end', () => {
  const page = async (path: string) => {
    const response = await fetch(`${backend.url}${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it.each(['/', '/consignment/list', '/user/registrationConfirm?token=x'])(
    'serves %s with its page, uncached',
    async (path) => {
      const { status, headers, text } = await page(path);

      expect([status, text]).toEqual([200, '<!doctype html><title>Linehaul</title>']);
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it('lets browsers cache files with hashed names', async () => {
    const { headers, text } = await page('/assets/app-1a2b.js');

    expect(text).toBe('export {};');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/assets/app-old.js', '/api/v1/nowhere', '/health/nowhere'])(
    'does not replace %s',
    async (path) => {
      expect((await page(path)).status).toBe(404);
    },
  );

  it('serves no files outside its folder', async () => {
    expect((await page('/..%2fsecrets%2ftoken-signing-key')).text).not.toMatch(/^[\w+/=]{64}/);
  });
});

describe('folder of keys', () => {
  it('is accessible to its owner only', async () => {
    const folder = `${backend.environment.DATA_DIR}/secrets`;
    const files = await fs.readdir(folder);

    expect(files.sort()).toEqual(['encryption-keys', 'token-signing-key']);
    for (const file of files) expect((await fs.stat(`${folder}/${file}`)).mode & 0o777).toBe(0o600);
  });
});
