import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';

import { projectRoot } from '../project-root.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;

/** The page is built, as `npm run build` does. */
beforeAll(async () => {
  spawnSync(process.execPath, [path.join(projectRoot, 'tools/api-reference.mjs')]);
  backend = await startBackend('api_docs');
});
afterAll(() => backend.stop());

const page = async (url: string, encoding = 'gzip') => {
  const headers = { 'Accept-Encoding': encoding };
  const response = await fetch(`${backend.url}${url}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the API reference', () => {
  it.each(['/api/openapi.json', '/api/docs-json'])('%s is the description', async (url) => {
    const written = fs.readFileSync(path.join(projectRoot, 'openapi/openapi.json'), 'utf8');

    for (const encoding of ['gzip', 'identity']) {
      const { headers, text } = await page(url, encoding);
      expect(text).toBe(written);
      expect(headers.get('Content-Type')).toContain('application/json');
    }
  });

  it('serves the client package, as npm installs it', async () => {
    const packing = spawnSync(process.execPath, [
      path.join(projectRoot, 'tools/client-package.mjs'),
    ]);
    const response = await fetch(`${backend.url}/api/docs/linehaul-client.tgz`);
    const content = gunzipSync(Buffer.from(await response.arrayBuffer())).toString('latin1');

    expect(packing.status).toBe(0);
    expect(response.headers.get('Content-Type')).toBe('application/gzip');
    for (const file of ['package.json', 'README.md', 'dist/index.js', 'dist/index.d.ts'])
      expect(content).toContain(`package/${file}`);
    expect(content).toContain('"name": "@linehaul/client"');
    expect(content).not.toContain('.spec.');
  });

  it('is a page that loads files of this server only, each of which exists', async () => {
    const { text, headers } = await page('/api/docs');
    const urls = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');

    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(urls.filter((url) => !url.startsWith('/'))).toEqual([]);
    for (const url of urls.filter((one) => one.startsWith('/api/docs/')))
      expect((await page(url)).status).toBe(200);
  });

  it('sends its files as UTF-8, compressed once, and lets browsers keep them', async () => {
    const [, url = ''] = /src="([^"]*reference[^"]*)"/.exec((await page('/api/docs')).text) ?? [];
    const { headers, text } = await page(url);

    expect(headers.get('Content-Type')).toMatch(/javascript; charset=utf-8/i);
    expect(headers.get('Content-Encoding')).toBe('gzip');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await page(url, 'identity')).text).toBe(text);
    const name = path.basename(url);
    const compressed = fs.readFileSync(
      path.join(projectRoot, `dist/api-reference/assets/${name}.gz`),
    );
    expect(gunzipSync(compressed).toString()).toBe(text);
    expect(compressed.length).toBeLessThan(950_000);
  });

  it.each(['/api/docs/assets/none.js', '/api/docs/assets/..%2findex.html', '/api/docs/assets/'])(
    'has no file %s',
    async (url) => {
      expect((await page(url)).status).toBe(404);
    },
  );
});
