import { after, deleted, drafted, manifested, ready } from '../testing/consignment-fixtures.js';
import { AlreadyDeleted, NotDeleted, NotOpen } from './consignment.errors.js';
import { remove, restore } from './removal.js';

describe('deleting', () => {
  it.each([
    ['a draft', [drafted()]],
    ['a created consignment', ready],
  ])('takes %s off the list', (_what, history) => {
    expect(remove(after(...history))).toEqual([deleted]);
  });

  it('keeps the number', () => {
    expect(after(...ready, deleted).connote?.connoteNumber).toBe('LKIZ00000387');
  });

  it('is refused a second time', () => {
    expect(() => remove(after(...ready, deleted))).toThrow(AlreadyDeleted);
  });

  it('is refused once the carrier has it', () => {
    expect(() => remove(after(...ready, manifested))).toThrow(NotOpen);
  });
});

describe('restoring', () => {
  const restored = { type: 'ConsignmentRestored', data: {} } as const;

  it('brings it back as it was', () => {
    expect(restore(after(...ready, deleted))).toEqual([restored]);
    expect(after(...ready, deleted, restored)).toMatchObject({
      status: 'CREATED',
      isDeleted: false,
    });
  });

  it('is refused while it is there', () => {
    expect(() => restore(after(...ready))).toThrow(NotDeleted);
  });
});
