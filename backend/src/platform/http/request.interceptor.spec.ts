import { InvalidRequest } from '../invalid-request.js';
import { assertBodyShape } from './request.interceptor.js';

const check =
  (json: string, maxEntries = 500) =>
  () => {
    assertBodyShape(Buffer.from(json), maxEntries);
  };
const list = (entry: string, count: number) => `[${Array(count).fill(entry).join(',')}]`;

describe('the shape of a body', () => {
  it.each([
    ['nothing', ''],
    ['a list at its limit', list('1', 500)],
    ['an object at its limit', `{${Array(500).fill('"a":1').join(',')}}`],
    ['nesting at its limit', '['.repeat(32) + ']'.repeat(32)],
    ['brackets, commas and escaped quotes within strings', `["${'[{,\\"'.repeat(2_000)}"]`],
    ['two lists side by side', `{"a":${list('1', 400)},"b":${list('1', 400)}}`],
    ['text that is not JSON', ']]]}}},,,,'],
    ['text that does not end', '["abc\\'],
  ])('may be %s', (_, json) => {
    expect(check(json)).not.toThrow();
  });

  it.each([
    ['a longer list', list('1', 501)],
    ['a longer list of lists', list('[]', 501)],
    ['more keys', `{${Array(501).fill('"a":1').join(',')}}`],
    ['more nesting', '['.repeat(33)],
    ['more parts', list(list('{}', 400), 400)],
  ])('may not be %s', (_, json) => {
    expect(check(json)).toThrow(InvalidRequest);
  });

  it('may have longer lists if the route allows them', () => {
    expect(check(list('1', 2_000), 2_000)).not.toThrow();
  });
});
