import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { InvalidRequest } from '../../platform/invalid-request.js';
import { systemActor } from '../../platform/actor.js';
import { TestSession, type Person } from '../../testing/test-session.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { LocalityLoader } from './locality-loader.js';

let backend: RunningBackend;
let folder: string;

beforeAll(async () => {
  backend = await startBackend('localities');
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'localities-'));
});

afterAll(async () => {
  await backend.stop();
  await fs.rm(folder, { recursive: true });
});

async function load(...lines: string[]) {
  const file = path.join(folder, 'localities.csv');
  await fs.writeFile(file, lines.join('\r\n'));
  return backend.app.get(LocalityLoader).load(file, systemActor('Test'));
}

const localities = () =>
  backend.database.query<object[]>(
    'select name, postcode, state, latitude, eta_zone from locality order by name',
  );

describe('loading a locality file', () => {
  it('stores complete rows once each, with their zone', async () => {
    const loaded = await load(
      '\uFEFF"Postcode",name,state,latitude,longitude,addressCount',
      '3175,Dandenong South,vic,-38.02,145.22,4899',
      '3175,DANDENONG SOUTH,VIC,-38.02,145.22,4899',
      '800,"DARWIN CITY",NT,-12.46,130.84,1',
      '6798,CHRISTMAS ISLAND,OT,-10.42,105.68,1',
      '2000,SYDNEY,NSW,,151.21,1',
    );

    expect(loaded).toEqual({ read: 5, loaded: 2 });
    expect(await localities()).toEqual([
      {
        name: 'DANDENONG SOUTH',
        postcode: '3175',
        state: 'VIC',
        latitude: -38.02,
        eta_zone: 'MEL',
      },
      { name: 'DARWIN CITY', postcode: '0800', state: 'NT', latitude: -12.46, eta_zone: 'DRW' },
    ]);
  });

  it('updates coordinates and keeps the other localities', async () => {
    await load('name,postcode,state,latitude,longitude', 'DARWIN CITY,0800,NT,-12.5,130.84');

    expect(await localities()).toMatchObject([{ latitude: -38.02 }, { latitude: -12.5 }]);
  });

  it('is rejected for a file without one of the columns', async () => {
    const rejected = load('name,postcode,latitude,longitude', 'DARWIN CITY,0800,-12.5,130.84');

    await expect(rejected).rejects.toThrow(InvalidRequest);
    await expect(rejected).rejects.toThrow("The file has no column 'state'");
  });
});

describe('searching suburbs', () => {
  let web: TestSession;
  let person: Person;

  beforeAll(async () => {
    web = new TestSession(backend);
    person = await web.signInNewUser({ role: 'SUPER_ADMIN' });
    await load(
      'name,postcode,state,latitude,longitude',
      'DANDENONG SOUTH,3175,VIC,-38.02,145.21',
      'DANDENONG,3175,VIC,-37.98,145.21',
      'MOUNT DANDENONG,3767,VIC,-37.83,145.36',
    );
  });
  const search = (text: string) =>
    web.request<{ name: string }[]>(
      person,
      'GET',
      `address/locality?locality=${encodeURIComponent(text)}`,
    );

  it.each([
    ['dand', ['DANDENONG', 'DANDENONG SOUTH', 'MOUNT DANDENONG']],
    ['dandenong south', ['DANDENONG SOUTH']],
    ['3175', ['DANDENONG', 'DANDENONG SOUTH']],
    ['south 3175', ['DANDENONG SOUTH']],
    ['100%', []],
  ])('finds "%s"', async (text, names) => {
    const { body } = await search(text);

    expect(body.map(({ name }) => name)).toEqual(names);
  });

  it('ADDR-47 ADDR-52 needs three letters or digits', async () => {
    expect((await search('da')).status).toBe(400);
  });
});
