import { MAX_ID } from '@contracts/rules/record-id.js';

import { RecordNotFound } from '../record-not-found.js';
import { LogIdPipe, OpenManifestIdPipe, RecordIdPipe } from './record-id.pipe.js';

const argument = { type: 'param', data: 'id' } as const;

describe('an id in a path', () => {
  it('of a record is at most that of a table', () => {
    const pipe = new RecordIdPipe();
    expect(pipe.transform(String(MAX_ID), argument)).toBe(MAX_ID);
    expect(() => pipe.transform(String(MAX_ID + 1), argument)).toThrow(RecordNotFound);
  });

  it.each([new LogIdPipe(), new OpenManifestIdPipe()])('of a log goes beyond', (pipe) => {
    expect(pipe.transform('2147483648', argument)).toBe(2_147_483_648);
    expect(() => pipe.transform('9007199254740993', argument)).toThrow(RecordNotFound);
    expect(() => pipe.transform('0', argument)).toThrow(RecordNotFound);
  });
});
