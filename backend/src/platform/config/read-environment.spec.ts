import { environmentVariables, readEnvironment, InvalidEnvironment } from './read-environment.js';

const minimal = { DATABASE_URL: 'postgres://linehaul@127.0.0.1/linehaul' };

describe('reading the environment', () => {
  it('requires only the database', () => {
    expect(readEnvironment(minimal)).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DEMO: false,
      TOKEN_HOURS: 8,
      eventStoreUrl: minimal.DATABASE_URL,
      publicUrl: 'http://localhost:3000',
    });
  });

  it('parses numbers and booleans', () => {
    expect(
      readEnvironment({ ...minimal, PORT: '8080', DEMO: 'true', TOKEN_HOURS: '0.5' }),
    ).toMatchObject({ PORT: 8080, DEMO: true, TOKEN_HOURS: 0.5 });
  });

  it('treats an empty value as unset', () => {
    expect(readEnvironment({ ...minimal, EVENT_STORE_URL: '', PORT: '' })).toMatchObject({
      PORT: 3000,
      eventStoreUrl: minimal.DATABASE_URL,
    });
  });

  it.each([
    [{ PORT: 'abc' }, "PORT is 'abc': expected a whole number from 1 to 65535"],
    [{ PORT: '70000' }, "PORT is '70000': expected a whole number from 1 to 65535"],
    [{ DEMO: 'yes' }, "DEMO is 'yes': expected true or false"],
    [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL is 'loud': expected fatal, error, warn, info, debug, trace"],
    [{ TOKEN_HOURS: '0' }, "TOKEN_HOURS is '0': expected a number of hours above 0"],
    [
      { PUBLIC_EVENT_DAYS: '399' },
      "PUBLIC_EVENT_DAYS is '399': expected a whole number from 400 to 36500",
    ],
    [{ PUBLIC_URL: 'linehaul.example' }, 'PUBLIC_URL is invalid: expected a URL'],
    [{ DATABASE_URL: '' }, 'DATABASE_URL is not set: expected a URL starting with postgres://'],
  ])('rejects %j and names the expected value', (variables, message) => {
    const read = () => readEnvironment({ ...minimal, ...variables });

    expect(read).toThrow(InvalidEnvironment);
    expect(read).toThrow(message);
  });

  it.each([
    { JWT_SECRET: 'hunter2' },
    { DATABASE_URL: 'mysql://root:hunter2@db' },
    { SUPER_ADMIN_PASSWORD: 'hunter2' },
    { METRICS_TOKEN: 'hunter2' },
    { ENCRYPTION_KEYS: 'hunter2' },
    { SMTP_URL: 'hunter2' },
  ])('never repeats the secret in %j', (variables) => {
    expect(() => readEnvironment({ ...minimal, ...variables })).toThrow(/^(?!.*hunter2)/);
  });

  it('lists the names of all its variables', () => {
    expect(environmentVariables).toEqual(
      expect.arrayContaining(['PORT', 'DATABASE_URL', 'JWT_SECRET', 'SIMULATED_CARRIER_HTTP_PORT']),
    );
  });
});
