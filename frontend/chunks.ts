/**
 * Assigns modules to chunks: a part of the product that is opened on demand is one chunk with the modules only it
 * needs; modules imported by several parts are shared by kind of part, so that a page is its own chunk and a few shared
 * ones. `tools/check-bundle.mjs` limits the bytes and scripts of each page.
 */
import type { Rolldown } from 'vite';

type Splitting = Extract<Rolldown.OutputOptions['codeSplitting'], object>;
type Group = NonNullable<Splitting['groups']>[number];
type Graph = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];
type Parts = ReadonlySet<string>;

/** Parts that are not named by their folder. */
const namedParts: readonly (readonly [name: string, test: RegExp])[] = [
  ['login', /\/index\.html$|\/app\/main\.tsx$|\/auth\/LoginPage/],
  ['shell', /\/app\/AppLayout/],
  ['live', /\/app\/live-connection|\/shell\/(LiveAnnouncer|header\/PresenceAvatars)/],
  ['toasts', /\/shell\/Toasts|\/feedback\/show-toast/],
  ['palette', /\/shell\/(palette|SelectClient|header\/ClientPicker)/],
  ['connect', /\/features\/(api-keys|client-integrations|webhooks)\//],
  ['imports', /\/features\/(bulk-imports|imports)\//],
  ['history', /\/features\/history\/|\/forms\/conflict-resolution/], // versions of a record
  ['consignment-drawer', /\/consignments\/information\//],
  ['create-consignment-parts', /\/QuotedConsignmentPage/], // rarely opened: only from a quote
  ['shell-parts', /\/features\/shell\/|\/feedback\//],
];

/** Large features: panels that open over their page are a separate chunk, `<feature>-parts`. */
const split = [
  ...['address-book', 'carriers', 'clients', 'consignments', 'create-consignment', 'manifests'],
  ...['settings', 'users'],
];
const inFolder = /\/src\/(?:features|shared)\/([^/]+)\/.*?(Page\.tsx)?$/;

function partOf(id: string): string {
  const named = namedParts.find(([, test]) => test.test(id));
  if (named) return named[0];
  const [, folder = 'app', page] = inFolder.exec(id) ?? [];
  return split.includes(folder) && !page ? `${folder}-parts` : folder;
}

const anyOf =
  (...names: readonly string[]) =>
  (parts: Parts) =>
    names.some((name) => parts.has(name));

/** Parts that open anywhere: modules shared with them must not import the grid or forms. */
const isLight = anyOf(
  ...['dashboard', 'track-and-trace', 'paperwork', 'auth', 'shell-parts', 'palette', 'live'],
  'toasts',
);
const isList = anyOf('consignments', 'consignments-parts', 'address-book', 'manifests');
const isForm = anyOf('create-consignment', 'settings', 'addresses', 'quick-quote');

/** Chunks of shared modules; the first match wins. */
const sharedChunks: readonly (readonly [name: string, test: (parts: Parts) => boolean])[] = [
  ['login', anyOf('login')],
  ['shell', anyOf('shell')],
  ['common', isLight],
  ['fields', (parts) => isList(parts) && isForm(parts)],
  ['lists', isList],
  ['forms', isForm],
  ['records', () => true],
];

/** Parts that cannot render without the module. */
function partsThatImport(id: string, graph: Graph): Parts {
  const parts = new Set<string>();
  const seen = new Set([id]);
  for (const current of seen) {
    const module = graph.getModuleInfo(current);
    if (!module) continue;
    if (module.isEntry || module.dynamicImporters.length > 0) parts.add(partOf(current));
    for (const importer of module.importers) seen.add(importer);
  }
  return parts;
}

function chunkOf(id: string, graph: Graph): string | undefined {
  const parts = partsThatImport(id, graph);
  const [only] = parts;
  if (parts.size === 1) return only;
  const page = split.find((name) => parts.has(name) && parts.has(`${name}-parts`));
  return parts.size === 2 && page ? page : sharedChunks.find(([, test]) => test(parts))?.[0];
}

const isLibrary = (id: string) => id.includes('/node_modules/');

/** A library, with those of our modules that depend on it entirely. */
const library = (name: string, test: RegExp): Group => ({ name, test });
const shared = (chunk: string, also?: RegExp): Group => ({
  debugName: chunk,
  name: (id, graph) => (also?.test(id) || chunkOf(id, graph) === chunk ? chunk : null),
});
const librariesOf = (chunk: string, name: string): Group => ({
  debugName: name,
  name: (id, graph) => (isLibrary(id) && chunkOf(id, graph) === chunk ? name : null),
});

/** A group takes the imports of its modules along, so shared modules come first. */
const groups: readonly Group[] = [
  library(
    'vendor-react',
    /node_modules\/(react(-dom|-router|-redux|-is)?|scheduler|@reduxjs|immer|redux(-thunk)?|reselect)\//,
  ),
  librariesOf('login', 'vendor-mui'),
  librariesOf('shell', 'mui-overlays'),
  library('dates', /node_modules\/luxon|\/manifesting\/pickup-times/),
  shared('login'),
  shared('shell'),
  shared('common'),
  shared('fields'),
  library(
    'pickers',
    /@mui\/x-date-pickers|\/forms\/(DateField|PickerTheme)|\/components\/pickers\./,
  ),
  library('data-grid', /@mui\/x-(data-grid|virtualizer|internals)/),
  shared('lists', /\/layout\/RecordBar\./),
  shared('forms'),
  shared('records'),
  { debugName: 'parts', name: (id, graph) => chunkOf(id, graph) ?? null },
];

/** For `output.codeSplitting` of the build. */
export const chunkGroups: Group[] = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));
