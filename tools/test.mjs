// npm test: everything, from a fresh clone. Stops at the first step that fails; counts what the tests did.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { installIfNeeded } from './start/install.mjs';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-test-'));
const report = (name) => path.join(reports, `${name}.json`);

installIfNeeded();
const { findOrInstallChromium } = await import('./chromium.mjs');
const environment = { ...process.env, NODE_ENV: 'test', CHROMIUM: findOrInstallChromium() };

const steps = [
  ['lint', bin('eslint'), ['.']],
  ['format', bin('prettier'), ['--check', '.', '--log-level', 'warn']],
  ['boundaries', 'npm', ['run', '--silent', 'boundaries']],
  ['types', process.execPath, ['tools/typecheck.mjs']],
  ['event catalogue', process.execPath, ['tools/event-catalogue.mjs', '--check']],
  ['unit and ui', bin('jest'), jest('unit', ['unit', 'ui'])],
  ['integration', bin('jest'), jest('integration', ['integration'])],
  ['build', process.execPath, ['tools/build.mjs']],
  ['bundle budgets', process.execPath, ['tools/check-bundle.mjs']],
  ['acceptance', bin('playwright'), ['test', '-c', 'test/acceptance/playwright.config.ts']],
];

/** Every core works: this is all the machine has to do meanwhile. */
function jest(name, projects) {
  const reporting = ['--json', '--outputFile', report(name)];
  return ['--selectProjects', ...projects, '--maxWorkers=100%', ...reporting, '--forceExit'];
}

let isGreen = true;
for (const [name, command, args] of steps) {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report('acceptance') },
  });
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
  if (status === 0) continue;
  isGreen = false;
  break;
}

const { passed, failed } = counts();
console.log(`\n${passed} passed, ${Math.max(failed, isGreen ? 0 : 1)} failed`);
fs.rmSync(reports, { recursive: true, force: true });
process.exit(isGreen ? 0 : 1);

function counts() {
  const read = (name) =>
    fs.existsSync(report(name)) ? JSON.parse(fs.readFileSync(report(name), 'utf8')) : {};
  const suites = [read('unit'), read('integration')];
  const browser = read('acceptance').stats ?? {};
  const sum = (values) => values.reduce((total, value) => total + (value ?? 0), 0);
  return {
    passed: sum([...suites.map((suite) => suite.numPassedTests), browser.expected]),
    failed: sum([...suites.map((suite) => suite.numFailedTests), browser.unexpected]),
  };
}
