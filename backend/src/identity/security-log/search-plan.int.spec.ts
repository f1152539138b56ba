import { SecurityLogRepository } from './security-log.repository.js';
import { backend, setUpSecurityLog } from './security-log.fixture.js';

setUpSecurityLog('security_log_plan');

it('the security log finds a rare name by an index, not by reading 400 days', async () => {
  const { database } = backend;
  await database.query(
    `insert into security_event (id, at, kind, outcome, user_name, details, previous_hash, hash)
     select 1000 + i, now(), 'WAIT', 'DONE', 'Person ' || i, repeat('x', 300), '', ''
       from generate_series(1, 100000) i`,
  );
  await database.query('analyze security_event');
  const all = {
    ...{ own: null, clientIds: [], customerIds: [], isUnrestricted: true, userId: undefined },
    ...{ kind: undefined, outcome: undefined, address: undefined, from: undefined, to: undefined },
    before: undefined,
  };
  const query = jest.spyOn(database, 'query');
  const search = { ...all, who: '%person 99999%' };
  const found = await backend.app.get(SecurityLogRepository).list(search, 50);
  const [statement, values] = query.mock.lastCall ?? [];
  const plan = await database.query<object[]>(`explain ${statement ?? ''}`, values);

  expect(found.map(({ userName }) => userName)).toEqual(['Person 99999']);
  expect(JSON.stringify(plan)).toContain('security_event_name');
});
