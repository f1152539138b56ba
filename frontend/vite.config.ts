import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

import { chunkGroups } from './chunks.ts';

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

/** URL of the API for the development server, overridden by `API_URL`. */
const backendUrl = (mode: string) =>
  loadEnv(mode, here('.'), 'API_')['API_URL'] ?? 'http://127.0.0.1:3000';

const preloadedFonts = /geist(-mono)?-latin-wght-normal-.*\.woff2$/;

/** The two fonts every screen needs, preloaded before the style sheet names them. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => preloadedFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${file}`,
          },
          injectTo: 'head',
        })),
  },
};

export default defineConfig(({ mode }) => ({
  root: here('.'),
  plugins: [react(), preloadFonts],
  resolve: { alias: { '@contracts': here('../backend/contracts') } },
  server: {
    proxy: {
      '/api': backendUrl(mode),
      '/static': backendUrl(mode),
      '/socket.io': { target: backendUrl(mode), ws: true },
    },
  },
  build: {
    outDir: '../dist/frontend',
    emptyOutDir: true,
    manifest: true,
    // Safari before 17 loads chunks without preloading them
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
}));
