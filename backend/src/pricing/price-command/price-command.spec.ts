import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runPriceCommand } from './price-command.js';
import { parseJson } from '../../../../test/support/json.js';

interface Example {
  readonly about: string;
  readonly expect: Readonly<Record<string, unknown>>;
}

const folder = join(__dirname, 'examples');
const now = new Date('2026-03-02T14:00:00Z');
const example = (name: string) => readFileSync(join(folder, name), 'utf8');
const examples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => ({ name, text: example(name), ...parseJson<Example>(example(name)) }));

const resultOf = (text: string): unknown => JSON.parse(runPriceCommand(text, now).stdout);

/** The first example with one value changed; `path` as in "consignment.items.0.weight". */
function changed(path: string, value: unknown): string {
  const request = parseJson<Record<string, unknown>>(example('freight/e01-kilograms.json'));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>(
    (node, key) => node[key] as Record<string, unknown>,
    request,
  );
  parent[last] = value;
  return JSON.stringify(request);
}

describe('the price command', () => {
  it.each(examples)('returns $name: $about', ({ text, expect: expected }) => {
    const { exitCode, stdout, stderr } = runPriceCommand(text, now);

    expect([exitCode, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject(expected);
  });

  it('prints fees by code and cents only; the trace has the reasons', () => {
    const { offer } = resultOf(example('fees/e07-security.json')) as {
      offer: { category1Fees: unknown; trace: { fees: unknown } };
    };

    expect(offer.category1Fees).toEqual([{ code: 'SECURITY', cents: 352 }]);
    expect(offer.trace.fees).toMatchObject([{ why: 'security: 7.25 % of freight' }]);
  });
});

describe('a request', () => {
  it.each([
    ['nothing', ''],
    ['other text', 'price this'],
    ['incomplete JSON', '{"consignment":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['no consignment', changed('consignment', null)],
    ['no items', changed('consignment.items', [])],
    ['items that are missing', changed('consignment.items', undefined)],
    ['a quantity of 0', changed('consignment.items.0.quantity', 0)],
    ['a missing quantity', changed('consignment.items.0.quantity', null)],
    ['half a piece', changed('consignment.items.0.quantity', 1.5)],
    ['a weight of 0', changed('consignment.items.0.weight', 0)],
    ['a negative length', changed('consignment.items.0.length', -0.6)],
    ['a width that is text', changed('consignment.items.0.width', '0.45')],
    ['a missing height', changed('consignment.items.0.height', undefined)],
    [
      'a size beyond the range of a double',
      changed('consignment.items.0.height', 1).replace('"height":1', '"height":1e999'),
    ],
    ['a size too large for an exact price', changed('consignment.items.0.height', 1e15)],
    ['a weight too large for any price', changed('consignment.items.0.weight', 1e308)],
    ['a percentage too large for a total', changed('rules.fuelCharge', 1e308)],
    [
      'dangerous goods without a weight',
      changed('consignment.items.0.dangerousGoods', [{ weight: 0 }]),
    ],
    ['an unknown address class', changed('consignment.deliveryAddressClass', 'MOON')],
    ['an unknown rate type', changed('rateCard.0.rateType', 'MOON')],
    ['a rate that is text', changed('rateCard.0.rate', 'cheap')],
    ['an unknown fee format', changed('rules.dgFeeFormat', 'euro')],
    ['a day that does not exist', changed('dispatchDate', '2026-02-30')],
  ])('of %s is not valid', (_case, text) => {
    const { exitCode, stdout, stderr } = runPriceCommand(text, now);

    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Not a valid request\.\n.+/);
  });

  it('is rejected with the path of the error', () => {
    const { stderr } = runPriceCommand(changed('consignment.items.0.weight', 0), now);

    expect(stderr).toContain('consignment.items[0].weight');
  });

  it('may leave out blank fields', () => {
    const { consignment } = parseJson<{
      consignment: { items: unknown };
    }>(example('freight/e01-kilograms.json'));

    expect(resultOf(JSON.stringify({ consignment: { items: consignment.items } }))).toEqual({
      offer: null,
      rejections: [
        { method: null, code: 'NO_ZONE_FROM' },
        { method: null, code: 'NO_ZONE_TO' },
      ],
    });
  });

  it.each([
    [
      'nulls for blanks',
      'rules',
      { fuelCharge: 18.5, kgCubic: null, dgFee: null, dgFeeFormat: null },
    ],
    ['numbers as decimal text', 'rules', { fuelCharge: '18.5' }],
    ['fields it does not know', 'rules', { fuelCharge: 18.5, id: 7, moon: 'full' }],
    ['no account', 'account', null],
    ['a null dispatch date', 'dispatchDate', null],
  ])('may hold %s', (_case, path, value) => {
    expect(resultOf(changed(path, value))).toMatchObject({ offer: { totalCost: 6327 } });
  });

  it.each([
    ['account', { active: false }, 'ACCOUNT_INACTIVE'],
    ['account', { remainingNumbers: 0 }, 'RANGE_EXHAUSTED'],
    ['carrier', null, 'DG_NOT_CARRIED'],
    ['rules', { residentialAddressEnabled: false }, 'RESIDENTIAL_NOT_SERVED'],
  ])('is rejected for its %s %j: %s', (path, value, code) => {
    const request = parseJson<{ consignment: Record<string, unknown> }>(changed(path, value));
    const items = (request.consignment['items'] as object[]).map((item) => ({
      ...item,
      dangerousGoods: path === 'carrier' ? [{ weight: 1 }] : null,
    }));
    const consignment = { ...request.consignment, items, deliveryAddressClass: 'RESIDENTIAL' };

    expect(resultOf(JSON.stringify({ ...request, consignment }))).toEqual({
      offer: null,
      rejections: [{ method: null, code }],
    });
  });

  it('adds a suburb surcharge given in dollars', () => {
    expect(resultOf(changed('suburbSurcharge', 12.5))).toMatchObject({
      offer: { category2Fees: [{ code: 'SUBURB', cents: 1250 }] },
    });
  });

  it.each([
    [null, '2026-03-03', 1],
    ['VIC', '2026-03-03', 1],
    ['WA', '2026-03-03', 0],
    ['WA', '2026-03-02', 1],
  ])(
    'without a date is dispatched today in %s (rows from %s: %d offers)',
    (state, from, offers) => {
      const { rateCard, ...request } = parseJson<{
        rateCard: object[];
      }>(changed('consignment.senderState', state));
      const rows = rateCard.map((row) => ({ ...row, effectiveFrom: from }));
      const response = resultOf(JSON.stringify({ ...request, rateCard: rows })) as {
        offer: unknown;
      };

      expect(response.offer === null ? 0 : 1).toBe(offers);
    },
  );
});
