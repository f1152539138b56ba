// A rule that silently stops matching looks like clean code, so this script violates every boundary in a copy of the
// tree and fails for each violation that is not reported.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const sides = ['backend', 'projections', 'frontend', 'demo', 'clients'];

/** rule → files that violate it; the violation is expected in the first one */
const probes = [
  [
    'clients-stand-alone',
    {
      'clients/typescript/src/__probe.ts':
        "export type * from '../../../backend/contracts/views/offer.view.js';",
    },
  ],
  [
    'no-cycles',
    {
      'backend/src/pricing/__a.ts': "export * from './__b.js';",
      'backend/src/pricing/__b.ts': "export * from './__a.js';",
    },
  ],
  [
    'contracts-import-nothing',
    { 'backend/contracts/__probe.ts': "export { Type } from 'class-transformer';" },
  ],
  [
    'event-store-knows-only-events',
    {
      'backend/event-store/__probe.ts':
        "export type * from '@contracts/events/manifest.events.js';",
    },
  ],
  [
    'monitoring-knows-nothing-of-ours',
    { 'backend/monitoring/__probe.ts': "export * from '../src/platform/clock.js';" },
  ],
  [
    'frontend-sees-only-contracts',
    {
      'frontend/src/shared/__backend.ts': "export * from '../../../backend/src/platform/clock.js';",
    },
  ],
  [
    'frontend-never-sees-events',
    {
      'frontend/src/shared/__events.ts': "export type * from '@contracts/events/manifest.events';",
    },
  ],
  [
    'projections-see-only-contracts-and-the-event-store',
    { 'projections/src/__probe.ts': "export * from '../../backend/src/platform/clock.js';" },
  ],
  [
    'backend-reads-projections-through-read-models',
    { 'backend/src/history/__probe.ts': "export * from '../../../projections/src/main.js';" },
  ],
  [
    'only-queries-touch-read-models',
    {
      'backend/src/tracking/commands/__probe.ts':
        "export * from '@read-models/migrations/migrations.js';",
    },
  ],
  [
    'read-models-are-plain-tables',
    { 'projections/read-models/__probe.ts': "export * from '../src/main.js';" },
  ],
  [
    'domain-is-pure',
    { 'backend/src/consignments/domain/__nest.ts': "export { Injectable } from '@nestjs/common';" },
  ],
  [
    'domain-is-pure',
    { 'backend/src/consignments/domain/__node.ts': "export { randomUUID } from 'node:crypto';" },
  ],
  [
    'domain-is-pure',
    { 'backend/src/pricing/domain/__clock.ts': "export * from '../../platform/clock.js';" },
  ],
  [
    'inner-layers-do-not-know-http',
    {
      'backend/src/manifests/commands/__probe.ts': "export * from '../http/__http.js';",
      'backend/src/manifests/http/__http.ts': 'export const x = 1;',
    },
  ],
  [
    'controllers-call-services-and-messages',
    {
      'backend/src/clients/http/__probe.controller.ts':
        "export * from '../__inside.repository.js';",
      'backend/src/clients/__inside.repository.ts': 'export const x = 1;',
    },
  ],
  [
    'class-validator-is-for-requests',
    {
      'backend/src/pricing/rate-cards/import/__probe.ts':
        "export { IsInt } from 'class-validator';",
    },
  ],
  [
    'class-validator-is-for-requests',
    {
      'backend/src/platform/config/__probe.ts':
        "export { plainToInstance } from 'class-transformer';",
    },
  ],
  ['zod-is-for-documents', { 'backend/src/pricing/http/__probe.ts': "export { z } from 'zod';" }],
  ['zod-is-for-documents', { 'backend/src/notices/__probe.dto.ts': "export { z } from 'zod';" }],
  [
    'contexts-meet-at-their-index',
    {
      'backend/src/paperwork/__probe.ts': "export * from '../clients/__inside.js';",
      'backend/src/clients/__inside.ts': 'export const x = 1;',
    },
  ],
  [
    'platform-knows-no-business',
    { 'backend/src/platform/__probe.ts': "export * from '../identity/index.js';" },
  ],
  [
    'a-carrier-is-one-folder',
    {
      'backend/src/carrier-adapters/australia-post/__clock.ts':
        "export * from '../../platform/clock.js';",
    },
  ],
  [
    'a-carrier-is-one-folder',
    {
      'backend/src/carrier-adapters/australia-post/__other.ts':
        "export * from '../boomerang/__inside.js';",
      'backend/src/carrier-adapters/boomerang/__inside.ts': 'export const x = 1;',
    },
  ],
  [
    'a-carrier-is-one-folder',
    {
      'backend/src/carrier-adapters/australia-post/__node.ts':
        "export { readFile } from 'node:fs/promises';",
    },
  ],
  [
    'features-do-not-import-each-other',
    {
      'frontend/src/features/manifests/__probe.ts': "export * from '../consignments/__inside';",
      'frontend/src/features/consignments/__inside.ts': 'export const x = 1;',
    },
  ],
  [
    'frontend-flows-shared-features-app',
    {
      'frontend/src/shared/__app.ts': "export * from '../app/__inside';",
      'frontend/src/app/__inside.ts': 'export const x = 1;',
    },
  ],
  [
    'shared-knows-no-feature',
    {
      'frontend/src/shared/__feature.ts': "export * from '../features/auth/__inside';",
      'frontend/src/features/auth/__inside.ts': 'export const x = 1;',
    },
  ],
  [
    'demo-stays-out-of-the-product',
    {
      'backend/src/pricing/__demo.ts': "export * from '../../../demo/__inside.js';",
      'demo/__inside.ts': 'export const x = 1;',
    },
  ],
  [
    'tests-stay-out-of-production',
    {
      'backend/src/pricing/__tested.ts': "export * from './__probe.spec.js';",
      'backend/src/pricing/__probe.spec.ts': 'export const x = 1;',
    },
  ],
];

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-boundaries-'));
try {
  for (const side of sides)
    fs.cpSync(path.join(root, side), path.join(copy, side), { recursive: true });
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json', 'package.json'])
    fs.copyFileSync(path.join(root, file), path.join(copy, file));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const [, files] of probes) plant(files);

  const violations = cruise();
  const silent = probes.filter(
    ([rule, files]) => !violations.has(`${rule} ${Object.keys(files)[0]}`),
  );
  for (const [rule, files] of silent) console.error(`silent: ${rule} (${Object.keys(files)[0]})`);
  if (silent.length > 0) process.exitCode = 1;
  else console.log(`${probes.length} probes, every boundary reports its violation`);
} finally {
  fs.rmSync(copy, { recursive: true, force: true });
}

function plant(files) {
  for (const [file, source] of Object.entries(files)) {
    const target = path.join(copy, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, source);
  }
}

/** @returns a set of 'rule file' */
function cruise() {
  const { stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...sides],
    { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  return new Set(
    JSON.parse(stdout).summary.violations.map(({ rule, from }) => `${rule.name} ${from}`),
  );
}
