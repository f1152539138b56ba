import { Deprecated, DeprecatedField, deprecatedFieldsOf } from './deprecation.js';

const instead = 'Search addresses';

describe('a deprecation', () => {
  it.each([
    ['twelve months', { since: '2026-11-28', sunset: '2027-11-28' }],
    ['more', { since: '2026-11-28', sunset: '2028-01-01' }],
    ['30 days for security', { since: '2026-11-28', sunset: '2026-12-28', isSecurityFix: true }],
  ])('is announced %s in advance', (_, days) => {
    expect(() => Deprecated({ ...days, instead })).not.toThrow();
  });

  it.each([
    ['a day short', { since: '2026-11-28', sunset: '2027-11-27' }, '2027-11-28'],
    ['too soon even for security', { since: '2026-11-28', sunset: '2026-12-27' }, '2027-11-28'],
    [
      'a day short for security',
      { since: '2026-11-28', sunset: '2026-12-27', isSecurityFix: true },
      '2026-12-28',
    ],
  ])('cannot be %s', (_, days, earliest) => {
    expect(() => Deprecated({ ...days, instead })).toThrow(`ends on ${earliest} at the earliest`);
  });

  it.each(['2026-02-30', '28/11/2026', ''])('needs a day: %p', (since) => {
    expect(() => Deprecated({ since, sunset: '2028-01-01', instead })).toThrow('is not a day');
  });

  it('of a field belongs to its class', () => {
    class ListDto {
      @DeprecatedField({ since: '2026-11-28', sunset: '2027-11-28', instead })
      readonly text?: string;
    }
    class OtherDto {
      readonly text?: string;
    }

    expect(Object.keys(deprecatedFieldsOf(ListDto))).toEqual(['text']);
    expect(deprecatedFieldsOf(OtherDto)).toEqual({});
  });
});
