import { readEnvironment } from './environment.js';

const url = 'postgres://app@127.0.0.1:5432/app';

describe('reading the environment', () => {
  it('keeps events in the same database by default', () => {
    expect(readEnvironment({ DATABASE_URL: url, EVENT_STORE_URL: '' })).toEqual({
      databaseUrl: url,
      eventStoreUrl: url,
      logLevel: 'info',
      part: null,
      tracing: { endpoint: undefined, share: 1 },
      monitoring: { host: '127.0.0.1', port: undefined, token: undefined },
    });
  });

  it('assigns this process its part of the projections', () => {
    const partOf = (text: string) =>
      readEnvironment({ DATABASE_URL: url, PROJECTIONS_PART: text }).part;

    expect(partOf('2/3')).toEqual({ number: 2, of: 3 });
    for (const wrong of ['0/2', '3/2', '2', 'two'])
      expect(() => partOf(wrong)).toThrow('PROJECTIONS_PART is invalid');
  });

  it('traces the configured share of actions if there is a collector', () => {
    const tracingOf = (OTEL_TRACES_SAMPLER_ARG: string) =>
      readEnvironment({
        DATABASE_URL: url,
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
        OTEL_TRACES_SAMPLER_ARG,
      }).tracing;

    expect(tracingOf('0.1')).toEqual({ endpoint: 'http://collector:4318', share: 0.1 });
    expect(() => tracingOf('2')).toThrow('OTEL_TRACES_SAMPLER_ARG is invalid');
  });

  it('names the missing variable', () => {
    expect(() => readEnvironment({})).toThrow('DATABASE_URL is not set: expected a URL');
  });

  it('names the invalid variable without revealing its value', () => {
    const wrong = () => readEnvironment({ DATABASE_URL: url, EVENT_STORE_URL: 'http://u:pw@x' });

    expect(wrong).toThrow('EVENT_STORE_URL is invalid: expected a URL');
    expect(wrong).not.toThrow(/pw/);
  });
});
