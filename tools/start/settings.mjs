// Settings of `npm start` itself; all others are validated by the backend.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Maximum processes of one kind: each has tens of connections to the database. */
const MAX_PROCESSES = 8;

const schemes = {
  DATABASE_URL: ['postgres', 'postgresql'],
  EVENT_STORE_URL: ['esdb', 'esdb+discover', 'postgres', 'postgresql'],
};

/**
 * An empty value counts as unset, as everywhere in the product.
 * @returns {{port:number, dataDir:string, demo:boolean, backends:number, projections:number, databaseUrl?:string,
 *   eventStoreUrl?:string}}
 * @throws naming the first invalid variable
 */
export function readSettings(variables) {
  const environment = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== ''),
  );
  const wrong = (name, expected) => {
    throw new Error(`${name} is '${environment[name]}': expected ${expected}`);
  };
  checkAddresses(environment);
  return {
    port: checkedPort(environment, wrong),
    dataDir: checkedDataDir(environment, wrong),
    demo: checkedDemo(environment, wrong),
    backends: checkedCount('BACKENDS', environment, wrong),
    projections: checkedCount('PROJECTIONS', environment, wrong),
    databaseUrl: environment.DATABASE_URL,
    eventStoreUrl: environment.EVENT_STORE_URL,
  };
}

function checkedPort({ PORT = '3000' }, wrong) {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    wrong('PORT', 'a number from 1 to 65535');
  return port;
}

function checkedDemo({ DEMO = 'true' }, wrong) {
  if (DEMO !== 'true' && DEMO !== 'false') wrong('DEMO', 'true or false');
  return DEMO === 'true';
}

function checkedCount(name, environment, wrong) {
  const count = Number(environment[name] ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > MAX_PROCESSES)
    wrong(name, `a number from 1 to ${MAX_PROCESSES}`);
  return count;
}

function checkedDataDir({ DATA_DIR = path.join(root, '.data') }, wrong) {
  const dataDir = path.resolve(DATA_DIR);
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.accessSync(dataDir, fs.constants.W_OK);
  } catch {
    wrong('DATA_DIR', 'a writable folder');
  }
  return dataDir;
}

/** A URL may contain a password: it is never printed. */
function checkAddresses(environment) {
  for (const [name, allowed] of Object.entries(schemes)) {
    const [scheme, rest] = (environment[name] ?? '').split('://');
    if (environment[name] === undefined || (allowed.includes(scheme) && rest)) continue;
    const forms = allowed.map((known) => `${known}://`).join(' or ');
    throw new Error(`${name} is invalid: expected a URL starting with ${forms}`);
  }
}
