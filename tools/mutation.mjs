// npm run test:mutation [-- AREA | PATH | --force …]: mutation testing of test/mutation/areas.mjs, one area after
// another. A path within an area mutates that file or folder alone; --force discards the results of earlier runs.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { areas } from '../test/mutation/areas.mjs';

const root = path.resolve(import.meta.dirname, '..');
const args = process.argv.slice(2);
const paths = args.filter((arg) => arg.includes('/')).map((arg) => arg.replace(/\/$/, ''));
const named = args.filter((arg) => !arg.includes('/') && !arg.startsWith('-'));
const unknown = named.filter((name) => !(name in areas));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Areas: ${Object.keys(areas).join(', ')}`);
  process.exit(1);
}

const isWithin = (area) => (file) =>
  areas[area].code.some((folder) => file.startsWith(folder) || folder.startsWith(`${file}/`));
const chosen = Object.keys(areas).filter((area) =>
  args.some((arg) => !arg.startsWith('-'))
    ? named.includes(area) || paths.some(isWithin(area))
    : true,
);
const failed = chosen.filter((area) => !run(area, paths.filter(isWithin(area))));
for (const area of chosen) printSurvivors(area);
if (failed.length > 0) console.error(`\nBelow the minimum score: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

function run(area, within) {
  const startedAt = Date.now();
  fs.rmSync(reportOf(area), { force: true });
  console.log(`\n── ${area}`);
  const scope = within.flatMap((target) => filesIn(area, target));
  const { status } = spawnSync(
    path.join(root, 'node_modules/.bin/stryker'),
    [
      'run',
      'test/mutation/stryker.config.mjs',
      ...(scope.length > 0 ? ['--mutate', scope.join(',')] : []),
      ...(args.includes('--force') ? ['--force'] : []),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATION_AREA: area } },
  );
  console.log(`── ${area}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  return status === 0;
}

/**
 * Files in a path: the file itself; for a folder, the listed files of the area, or all its code if the area lists
 * folders.
 */
function filesIn(area, target) {
  if (/\.tsx?$/.test(target)) return [target];
  const listed = areas[area].code.filter((file) => file.startsWith(`${target}/`));
  return listed.length > 0 ? listed : [`${target}/**/!(*.spec|*.contract|*.fixture).ts*`];
}

function reportOf(area) {
  return path.join(root, `.stryker/${area}.json`);
}

/** Prints a line for each mutant that no test detects: location, mutator, code before and after. */
function printSurvivors(area) {
  const report = reportOf(area);
  if (!fs.existsSync(report)) return;
  console.log(`\n── ${area}: survivors`);
  for (const [file, { source, mutants }] of Object.entries(
    JSON.parse(fs.readFileSync(report, 'utf8')).files,
  ))
    for (const { status, mutatorName, location, replacement } of mutants)
      if (status === 'Survived' || status === 'NoCoverage')
        console.log(
          `${file}:${location.start.line} ${mutatorName}: ${textAt(source, location)} → ${replacement}`,
        );
}

function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const [first = ''] = lines;
  return lines.length > 1
    ? `${first.slice(start.column - 1)} …`
    : first.slice(start.column - 1, end.column - 1);
}
