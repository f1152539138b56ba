import path from 'node:path';

import { publication } from '@contracts/public-events/publication.js';

interface EventStyles {
  readonly eventStyle: (type: string) => { readonly icon: unknown };
}

const file = path.resolve(import.meta.dirname, '../../frontend/src/shared/history/event-styles.ts');

/** Ranges have no history screen. */
const isOfRange = (type: string) => /^(Range|(Item)?NumbersAssigned)/.test(type);

describe('an event in the history', () => {
  it('has its own icon, whatever its type', () => {
    // the server's code cannot import the front end's
    const { eventStyle } = jest.requireActual<EventStyles>(file);
    const { icon: dot } = eventStyle('an unknown type');

    const types = Object.keys(publication).filter((type) => !isOfRange(type));
    expect(types.length).toBeGreaterThan(20);
    expect(types.filter((type) => eventStyle(type).icon === dot)).toEqual([]);
  });
});
