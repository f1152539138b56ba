import fs from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { environmentVariables } from '../../backend/src/platform/config/read-environment.js';

interface Service {
  readonly image: string;
  readonly build?: unknown;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const root = path.resolve(__dirname, '../..');
const compose = parse(fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), {
  merge: true,
}) as {
  services: Record<string, Service>;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith('linehaul-server'));
const dockerfile = fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8');
const baseImages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);

describe('the production shape', () => {
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

  it.each(ours)('gives %s only variables that the configuration knows', (_, { environment }) => {
    expect(
      Object.keys(environment ?? {}).filter((name) => !environmentVariables.includes(name)),
    ).toEqual([]);
  });

  it.each(ours)('starts %s with a program of this project', (_, { command }) => {
    const program = command?.[1]?.replace(/^dist\/(.*)\.js$/, '$1.ts') ?? '';
    expect(fs.existsSync(path.join(root, program))).toBe(true);
  });
});
