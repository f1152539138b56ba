/** Runs the tests of this block on a phone. */
export const narrowScreen = (): void => {
  matchMedia('max-width');
};

/** Runs the tests of this block on a screen that is wide enough for everything beside the list. */
export const wideScreen = (): void => {
  matchMedia('min-width');
};

/** Media queries with these words match, no others. */
function matchMedia(words: string): void {
  let media: jest.SpyInstance;
  beforeEach(() => {
    media = jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes(words),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
  });
  afterEach(() => {
    media.mockRestore();
  });
}
