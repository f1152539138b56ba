import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

/** Where the development server finds the API; `API_URL` says otherwise. */
const backendUrl = (mode: string) =>
  loadEnv(mode, here('.'), 'API_')['API_URL'] ?? 'http://127.0.0.1:3000';

/**
 * Chunks that several routes share; everything else follows the lazy routes. The first match wins and takes
 * what it imports along, so what the others stand on comes first.
 */
const chunks: [name: string, test: RegExp][] = [
  [
    'vendor-react',
    /node_modules\/(react|react-dom|scheduler|react-router|react-redux|@reduxjs|immer|redux)/,
  ],
  // What Login draws with; the parts of the shell apart, so that Login does not wait for menus and dialogs.
  [
    'vendor-mui',
    /node_modules\/(@mui\/(system|styled-engine|utils(?!\/useRovingTabIndex)|private-theming)|@emotion|stylis)|@mui\/material\/(styles|utils|colors|Box|Button|IconButton|OutlinedInput|InputBase|InputAdornment|FormControl\/|FormLabel|FormHelperText|Alert|Paper|Typography|CssBaseline|Link|SvgIcon|transitions|useMediaQuery|CircularProgress|TextareaAutosize|internal(?!\/SwitchBase))/,
  ],
  [
    'mui-overlays',
    /@mui\/material\/(Modal|Dialog\w*|Drawer|Popover|Popper|Menu\w*|List\w*|Tooltip|Tab|Tabs|TabScrollButton|Switch|Badge|Divider|Fade|Grow|Slide|Backdrop|Portal|Unstable_TrapFocus|FormControlLabel|Checkbox|Skeleton)\/|@mui\/material\/internal\/SwitchBase|@popperjs|@mui\/utils\/useRovingTabIndex/,
  ],
  // Radio buttons stand in no list.
  ['mui-choices', /@mui\/material\/(Radio|RadioGroup)\//],
  ['mui-more', /@mui\/(material|x-internals)/],
  ['live', /node_modules\/(socket\.io|engine\.io)/],
  ['palette', /node_modules\/(cmdk|@radix-ui)/],
  ['dates', /node_modules\/luxon/],
  ['pickers', /@mui\/x-date-pickers/],
  ['grid', /@mui\/x-(data-grid|virtualizer)/],
];

const preloadedFonts = /geist(-mono)?-latin-wght-normal-.*\.woff2$/;

/** The two fonts every screen needs, asked for before the style sheet names them. */
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunks.map(([name, test], index) => ({
            name,
            test,
            priority: chunks.length - index,
          })),
        },
      },
    },
  },
}));
