import fs from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { contentPolicy } from '../../backend/src/platform/http/middleware.js';
import { environmentVariables } from '../../backend/src/platform/config/read-environment.js';

interface Service {
  readonly image: string;
  readonly build?: unknown;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly unknown[] };
}

const root = path.resolve(__dirname, '../..');
const compose = parse(fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), {
  merge: true,
}) as {
  services: Record<string, Service>;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith('linehaul-server'));
const nginx = fs.readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8');
const dockerfile = fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8');
const baseImages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);

describe('production compose file', () => {
  it('runs the event store, Postgres, two backends, worker, projections, a web server and a mail catcher', () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      'backend-1',
      'backend-2',
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
  )('asks %s how it is with a command of words', (_, words) => {
    expect(words.filter((word) => typeof word !== 'string')).toEqual([]);
  });

  it.each(ours)('gives %s only variables that the configuration knows', (_, { environment }) => {
    expect(
      Object.keys(environment ?? {}).filter((name) => !environmentVariables.includes(name)),
    ).toEqual([]);
  });

  it.each(ours)('starts %s with a program of this project', (_, { command }) => {
    const program = command?.[1]?.replace(/^dist\/(.*)\.js$/, '$1.ts') ?? '';
    expect(fs.existsSync(path.join(root, program))).toBe(true);
  });

  it('sends security headers with every file: a location with headers of its own inherits none', () => {
    const [, ...locations] = nginx.split(/^ {4}location /m);
    const ofFiles = locations.filter((location) => !location.includes('proxy_pass'));

    const policy = Object.entries(contentPolicy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; ');
    expect(ofFiles).toHaveLength(2);
    for (const location of ofFiles) {
      expect(location).toContain(`add_header Content-Security-Policy "${policy}" always`);
      expect(location).toContain('add_header X-Content-Type-Options nosniff always');
      expect(location).toContain('add_header Referrer-Policy no-referrer always');
    }
  });
});
