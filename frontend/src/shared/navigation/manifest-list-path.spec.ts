import { manifestListPath } from './manifest-list-path';

describe('the path of a link to manifests', () => {
  it("H46 shows a manifest of any day, which the list's default dates would hide", () => {
    const params = new URLSearchParams(manifestListPath({ q: 'MAN-56' }).split('?')[1]);
    const today = new Date().toISOString().slice(0, 10);

    expect(params.get('tab')).toBe('MANIFESTED');
    expect(params.get('q')).toBe('MAN-56');
    expect((params.get('from') ?? today) < '2001-01-01').toBe(true);
    expect((params.get('to') ?? '') > today).toBe(true);
  });
});
