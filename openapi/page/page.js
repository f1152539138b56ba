/* global localStorage, matchMedia */
// Opens the reference. Everything is loaded from this server: no third-party fonts, proxies, registries or telemetry.

/** Colour scheme: the choice in the portal, else that of the system. */
const isDark = () => {
  const chosen = localStorage.getItem('mui-mode');
  if (chosen === 'dark' || chosen === 'light') return chosen === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
};

/** Languages of snippets besides the client package, whose code is part of the description. */
const SNIPPETS = { shell: ['curl'], csharp: ['httpclient'], python: ['requests'] };

/** All other languages and clients, which are hidden. */
const hidden = () => {
  const every = {
    c: ['libcurl'],
    clojure: ['clj_http'],
    csharp: ['httpclient', 'restsharp'],
    dart: ['http'],
    fsharp: ['httpclient'],
    go: ['native'],
    http: ['http1.1'],
    java: ['asynchttp', 'nethttp', 'okhttp', 'unirest'],
    js: ['axios', 'fetch', 'jquery', 'ofetch', 'xhr'],
    kotlin: ['okhttp'],
    node: ['axios', 'fetch', 'ofetch', 'undici'],
    objc: ['nsurlsession'],
    ocaml: ['cohttp'],
    php: ['curl', 'guzzle', 'laravel'],
    powershell: ['restmethod', 'webrequest'],
    python: ['aiohttp', 'httpx_async', 'httpx_sync', 'python3', 'requests'],
    r: ['httr'],
    ruby: ['native'],
    rust: ['reqwest'],
    shell: ['curl', 'httpie', 'wget'],
    swift: ['nsurlsession'],
  };
  const entries = Object.entries(every).map(([language, clients]) => [
    language,
    clients.filter((client) => !SNIPPETS[language]?.includes(client)),
  ]);
  return Object.fromEntries(entries);
};

globalThis.Scalar.createApiReference('#reference', {
  url: '/api/openapi.json',
  theme: 'none',
  darkMode: isDark(),
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  hideTestRequestButton: true,
  persistAuth: false,
  documentDownloadType: 'json',
  hiddenClients: hidden(),
  hideModels: true,
  operationTitleSource: 'summary',
  defaultOpenAllTags: false,
  metaData: { title: 'Linehaul API' },
});
