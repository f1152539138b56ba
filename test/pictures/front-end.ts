import fs from 'node:fs';
import path from 'node:path';

import type { Page, Route } from '@playwright/test';

/** Browsers treat this origin as secure; nothing listens there. */
export const SITE = 'http://localhost:4999';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a built page without a server; unknown paths are its index. */
export const serveFolder = (page: Page, folder: string): Promise<unknown> =>
  page.route(`${SITE}/**`, (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, pathname);
    const isFile = file.startsWith(folder) && fs.existsSync(file) && fs.statSync(file).isFile();
    const served = isFile ? file : path.join(folder, 'index.html');
    const contentType = types[path.extname(served)] ?? 'application/octet-stream';
    return route.fulfill({ body: fs.readFileSync(served), contentType });
  });
