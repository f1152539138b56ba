import {
  deprecationOf,
  parameterDeprecation,
  withDeprecation,
  withDeprecationText,
} from '../../../tools/openapi/deprecations.mjs';
import { rejectionHeaders } from '../../../tools/openapi/headers.mjs';

const ended = { since: '2026-11-28', sunset: '2027-11-28', instead: '`search`' };
const note = 'Deprecated since 2026-11-28, until 2027-11-28. Instead: `search`.';

describe('the description of what is deprecated', () => {
  it('marks an operation and says what to use instead', () => {
    expect(deprecationOf(ended)).toEqual({ deprecated: true, 'x-sunset': '2027-11-28' });
    expect(withDeprecationText('Lists orders.', ended)).toBe(`Lists orders. ${note}`);
    expect(withDeprecationText(undefined, ended)).toBe(note);
  });

  it('marks a field, and the parameter of the same name', () => {
    const field = withDeprecation({ type: 'string' }, ended);
    const marked = { deprecated: true, 'x-sunset': '2027-11-28', description: note };

    expect(field).toEqual({ type: 'string', ...marked });
    expect(parameterDeprecation(field)).toEqual(marked);
  });

  it('marks a field with a shared schema without marking that', () => {
    const shared = { $ref: '#/components/schemas/Address' };
    expect(withDeprecation(shared, ended)).toMatchObject({ allOf: [shared], deprecated: true });
  });

  it('lists the headers of its errors, and that of a brown-out for its 410 only', () => {
    const headersOf = (status: number, route: object) =>
      Object.keys(rejectionHeaders(status, route));
    const deprecated = { endsPartly: true, deprecation: ended };

    expect(headersOf(410, deprecated)).toEqual(
      expect.arrayContaining(['Deprecation', 'Sunset', 'Retry-After']),
    );
    expect(headersOf(404, deprecated)).not.toContain('Retry-After');
    expect(headersOf(410, { endsPartly: true })).not.toContain('Retry-After');
  });

  it('leaves everything else as it is', () => {
    expect(deprecationOf(undefined)).toEqual({});
    expect(withDeprecationText('Lists orders.', undefined)).toBe('Lists orders.');
    expect(withDeprecation({ type: 'string' }, undefined)).toEqual({ type: 'string' });
    expect(parameterDeprecation({ type: 'string' })).toEqual({});
  });
});
