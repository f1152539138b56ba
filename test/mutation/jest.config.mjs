import path from 'node:path';

import jest from '../../jest.config.mjs';
import { areas } from './areas.mjs';

const rootDir = path.resolve(import.meta.dirname, '../..');
const {
  root,
  code,
  specs = code,
  names = '*.spec.{ts,tsx}',
  project: name = 'unit',
} = areas[process.env.MUTATION_AREA];
const project = jest.projects.find(({ displayName }) => displayName === name);

/** Runs the specs of one area. Stryker wraps the environment and resolves its path without knowing `<rootDir>`. */
export default {
  ...project,
  rootDir,
  roots: [path.join(rootDir, root)],
  testRunner: path.join(import.meta.dirname, 'jest-circus-until-killed.cjs'),
  testSequencer: path.join(import.meta.dirname, 'likely-killers-first.cjs'),
  testMatch: specs.map((folder) => `<rootDir>/${folder}/**/${names}`),
  testEnvironment: project.testEnvironment.replace('<rootDir>', rootDir),
};
