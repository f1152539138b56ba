import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const environment = fileURLToPath(new URL('environment.cjs', import.meta.url));

/** A worker that ran a server's spec file first, whose package defined a global, and then one of the front end. */
const worker = `
  require(${JSON.stringify(environment)});
  globalThis.Iterator = class {};
  const { JSDOM } = require('jsdom');
  new JSDOM('', { runScripts: 'dangerously' });
`;

describe('OneRealmEnvironment', () => {
  it('leaves windows of jsdom as they are when a package adds a global', () => {
    const { status, stderr } = spawnSync(process.execPath, ['-e', worker], { encoding: 'utf8' });

    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});
