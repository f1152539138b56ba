import fs from 'node:fs';
import { Server } from 'node:http';
import path from 'node:path';

import { parse } from 'yaml';

import { contentPolicy } from '../../backend/src/platform/http/static-files.js';
import { MAX_FILE_MEGABYTES } from '../../backend/src/imports/max-file-size.js';
import { environmentVariables } from '../../backend/src/platform/config/read-environment.js';
import { PrintController } from '../../backend/src/printing/http/print.controller.js';

interface Service {
  readonly image: string;
  readonly build?: unknown;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly unknown[] };
  readonly networks?: readonly string[];
  readonly network_mode?: string;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly mem_limit?: string;
  readonly profiles?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
}

const root = path.resolve(__dirname, '../..');
const compose = parse(fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), {
  merge: true,
}) as {
  services: Record<string, Service>;
  networks: Record<string, { readonly internal?: boolean } | null>;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith('linehaul-server'));
const caddyfile = fs.readFileSync(path.join(root, 'deploy/Caddyfile'), 'utf8');
const text = fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
const running = fs.readFileSync(path.join(root, 'docs/running.md'), 'utf8');
const inNetwork = (network: string) =>
  services.filter(([, { networks }]) => networks?.includes(network)).map(([name]) => name);
const dockerfile = fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8');
const baseImages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);

describe('production compose file', () => {
  it('runs the event store, Postgres, two backends, worker, projections and a web server', () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      'backend-1',
      'backend-2',
      'certificates',
      'eventstore',
      'mail',
      'migrate',
      'postgres',
      'projections',
      'web',
      'worker',
    ]);
  });

  it.each(services)('pins the image of %s to one version', (_, { image }) => {
    expect(image).toMatch(/^[\w./-]+:v?\d+\.\d+(\.\d+)?[\w.-]*$/);
  });

  it.each(baseImages)('builds from a pinned %s', (image) => {
    expect(image).toMatch(/:\d+\.\d+\.\d+/);
  });

  it.each(
    services.flatMap(([name, { healthcheck }]) => (healthcheck ? [[name, healthcheck.test]] : [])),
  )('checks the health of %s with a command given as a list of strings', (_, words) => {
    expect(words.filter((word) => typeof word !== 'string')).toEqual([]);
  });

  it.each(ours.filter(([name]) => name !== 'migrate'))(
    'checks the health of %s on the port that serves it',
    (name, { environment, healthcheck }) => {
      const variable = name.startsWith('backend') ? 'PORT' : 'MONITORING_PORT';
      const port = environment?.[variable] ?? '';
      expect(port).toMatch(/^\d+$/);
      expect(healthcheck?.test.at(-1)).toContain(`http://127.0.0.1:${port}/health/live`);
    },
  );

  it.each(ours)('passes %s only variables of the configuration', (_, { environment }) => {
    expect(
      Object.keys(environment ?? {}).filter(
        (name) => name !== 'NODE_OPTIONS' && !environmentVariables.includes(name),
      ),
    ).toEqual([]);
  });

  it.each(ours)('starts %s with a program of this project', (_, { command }) => {
    const program = command?.[1]?.replace(/^dist\/(.*)\.js$/, '$1.ts') ?? '';
    expect(fs.existsSync(path.join(root, program))).toBe(true);
  });

  it('keeps the stores in a network without outbound access, with only our processes', () => {
    expect(compose.networks['stores']).toEqual({ internal: true });
    expect(inNetwork('stores').sort()).toEqual([
      'backend-1',
      'backend-2',
      'eventstore',
      'migrate',
      'postgres',
      'projections',
      'worker',
    ]);
    for (const store of ['postgres', 'eventstore', 'migrate', 'projections'])
      expect(compose.services[store]?.networks).toEqual(['stores']);
    expect(compose.services['web']?.networks).not.toContain('stores');
  });

  it('is reachable only through the web server', () => {
    const published = services.filter(([, { ports }]) => ports);
    expect(published.map(([name]) => name)).toEqual(['web', 'mail']);
    expect(compose.services['mail']?.profiles).toEqual(['mail-catcher']);
    expect(compose.services['mail']?.ports).toEqual(['127.0.0.1:8025:8025']);
  });

  it.each(services)('bounds memory and logs of %s', (_, { mem_limit, logging }) => {
    expect(mem_limit).toMatch(/^\d+[mg]$/);
    expect(logging?.options['max-size']).toBeDefined();
  });

  it.each([...ours, ['web', compose.services['web']] as const])(
    'runs %s without privileges it does not need',
    (_, service) => {
      expect(service?.read_only).toBe(true);
      expect(service?.cap_drop).toEqual(['ALL']);
      expect(service?.security_opt).toEqual(['no-new-privileges:true']);
    },
  );

  it('lets only the migration sign in as the owner of the database', () => {
    const owners = services.filter(([, { environment }]) => environment?.['DATABASE_OWNER_URL']);
    expect(owners.map(([name]) => name)).toEqual(['migrate']);
    for (const [, { environment }] of ours)
      expect(environment?.['DATABASE_URL']).toMatch(/^postgres:\/\/linehaul_app:/);
  });

  it('uses TLS with the event store, as a user that can only append', () => {
    for (const [, { environment }] of ours)
      expect(environment?.['EVENT_STORE_URL']).toMatch(
        /^esdb:\/\/linehaul:\$\{EVENTSTORE_APP_PASSWORD:.+\?tls=true&tlsCAFile=/,
      );
    const administrators = services.filter(([, { environment }]) =>
      Object.values(environment ?? {}).some((value) => value.includes('//admin:')),
    );
    expect(administrators.map(([name]) => name)).toEqual(['migrate']);
    expect(compose.services['migrate']?.environment?.['EVENT_STORE_ADMIN_URL']).toMatch(
      /^esdb:\/\/admin:\$\{EVENTSTORE_PASSWORD:.+\?tls=true&tlsCAFile=/,
    );
    const { environment = {} } = compose.services['eventstore'] ?? {};
    expect(environment).not.toHaveProperty('EVENTSTORE_INSECURE');
    expect(environment).toHaveProperty('EVENTSTORE_CERTIFICATE_FILE');
  });

  it('starts without demo data and without a preset secret', () => {
    for (const [, { environment = {} }] of ours) {
      expect(environment['DEMO']).toBe('false');
      for (const name of ['JWT_SECRET', 'ENCRYPTION_KEYS', 'SUPER_ADMIN_PASSWORD', 'SMTP_URL'])
        expect(environment[name]).toMatch(/^\$\{\w+:\?set /);
    }
    const passwords = [...text.matchAll(/(PASSWORD): (.*)/g)].map(([, , value]) => value);
    for (const value of passwords) expect(value).toMatch(/^\$\{\w+:\?set /);
  });

  it('documents each variable that it needs', () => {
    const needed = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    for (const name of needed) expect(running).toContain(`\`${name}\``);
  });

  it('passes on each variable that is documented', () => {
    const passed = new Set(ours.flatMap(([, { environment }]) => Object.keys(environment ?? {})));
    const documented = environmentVariables.filter((name) => running.includes(`\`${name}\``));
    // deprecated: its ranges are those of the container itself
    expect(documented.filter((name) => !passed.has(name))).toEqual(['ALLOW_LOOPBACK_TARGETS']);
  });

  it('logs neither queries nor headers of requests, and tells browsers to stay with TLS', () => {
    expect(caddyfile).toContain('request>uri regexp "\\?.*" ""');
    expect(caddyfile).toContain('request>headers delete');
    expect(caddyfile).toMatch(/Strict-Transport-Security "max-age=\d{8}"/);
  });

  it('closes idle connections to a backend before the backend does', () => {
    const seconds = Number(/keepalive (\d+)s/.exec(caddyfile)?.[1]);
    expect(seconds * 1000).toBeLessThan(new Server().keepAliveTimeout);
  });

  it('sends a direct print to one backend only, although it is a GET', () => {
    const printing = Reflect.getMetadata('path', PrintController) as string;
    const [, block = ''] = /handle @print \{(.*?)\n\t\}/s.exec(caddyfile) ?? [];
    expect(caddyfile).toContain(`@print path /${printing}/*`);
    expect(block).toContain(`lb_retry_match not path /${printing}/*`);
    // its HTTP client repeats a GET on a reused connection
    expect(block).toContain('keepalive off');
  });

  it('lets the largest file of an import through, with the other fields of its form', () => {
    const maxBytes = Number(/max_size (\d+)MB/.exec(caddyfile)?.[1]) * 1_000_000;
    expect(maxBytes).toBeGreaterThan(MAX_FILE_MEGABYTES * 1024 ** 2 + 20 * 64 * 1024);
  });

  it('sends security headers with every file', () => {
    const policy = Object.entries(contentPolicy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; ');
    expect(caddyfile).toContain(`Content-Security-Policy "${policy}"`);
    expect(caddyfile).toContain('X-Content-Type-Options nosniff');
    expect(caddyfile).toContain('Referrer-Policy no-referrer');
  });
});
