import { parseManifestIds } from './manifest-ids';

describe('parsing manifest ids', () => {
  it.each([
    ['118202, 118203', [118202, 118203]],
    ['7\n8,,7', [7, 8]],
    ['MAN-9', [9]],
  ])('reads %j', (text, ids) => {
    expect(parseManifestIds(text)).toEqual(ids);
  });

  it.each([' , ', '12, twelve', '-1', '1.5'])('MAN-47 rejects %j', (text) => {
    expect(parseManifestIds(text)).toBeNull();
  });
});
