// npm test: everything, from a fresh clone. Stops after the first stage with a failure; counts the tests.
import { spawn } from 'node:child_process';
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

const cores = os.availableParallelism();
/** Screen tests spend a quarter of their time waiting for timers. */
const waitingWorkers = Math.ceil(cores * 1.5);

/**
 * Single-core steps run in two lanes; steps that use all cores run alone. Acceptance leaves about one core free, so
 * the checks that need no other step run beside it. `npm run check` runs them directly.
 */
const stages = [
  [
    [['types', process.execPath, ['tools/typecheck.mjs']]],
    [['build', process.execPath, ['tools/build.mjs']]],
  ],
  [[['unit and UI tests', bin('jest'), jest('unit', ['unit', 'ui'], waitingWorkers)]]],
  [[['integration', bin('jest'), jest('integration', ['integration'], cores)]]],
  [
    [['acceptance', bin('playwright'), ['test', '-c', 'test/acceptance/playwright.config.ts']]],
    [
      ['format', bin('prettier'), ['--check', '.', '--log-level', 'warn']],
      ['event catalogue', process.execPath, ['tools/event-catalogue.mjs', '--check']],
      ['bundle budgets', process.execPath, ['tools/check-bundle.mjs']],
      ['boundaries', 'npm', ['run', '--silent', 'boundaries']],
      ['API description', process.execPath, ['tools/openapi.mjs', '--check']],
      ['lint (front end)', bin('eslint'), ['frontend']],
      ['lint (everything else)', bin('eslint'), ['.', '--ignore-pattern', 'frontend/']],
    ],
  ],
];

/** Uses all cores. */
function jest(name, projects, workers) {
  const reporting = ['--json', '--outputFile', report(name)];
  // a worker keeps part of what each suite has loaded, and a full heap is slow
  const limits = [`--maxWorkers=${workers}`, '--workerIdleMemoryLimit=1500MB'];
  return ['--selectProjects', ...projects, ...limits, ...reporting, '--forceExit'];
}

let isGreen = true;
for (const lanes of stages) {
  const results = await Promise.all(lanes.map((steps, index) => runLane(steps, index > 0)));
  isGreen = results.every(Boolean);
  if (!isGreen) break;
}

const { passed, failed } = counts();
console.log(`\n${passed} passed, ${Math.max(failed, isGreen ? 0 : 1)} failed`);
fs.rmSync(reports, { recursive: true, force: true });
process.exit(isGreen ? 0 : 1);

/** Runs steps until the first failure. In lanes other than the first, a step prints its output when it ends. */
async function runLane(steps, isInBackground) {
  for (const [name, command, args] of steps) {
    const startedAt = Date.now();
    if (!isInBackground) console.log(`\n── ${name}`);
    const { status, output } = await run(command, args, isInBackground);
    if (isInBackground) console.log(`\n── ${name}\n${output}`);
    const verdict = status === 0 ? 'passed' : 'FAILED';
    console.log(`── ${name}: ${verdict} in ${Math.round((Date.now() - startedAt) / 1000)} s`);
    if (status !== 0) return false;
  }
  return true;
}

/** Steps in lanes other than the first run at low priority. */
function run(command, args, isInBackground) {
  const output = isInBackground ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report('acceptance') },
  });
  if (isInBackground && child.pid)
    os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output: Buffer.concat(parts).toString() }));
  });
}

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
