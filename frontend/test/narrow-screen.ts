/** Runs the tests of this block on a phone. */
export function narrowScreen(): void {
  let media: jest.SpyInstance;
  beforeEach(() => {
    media = jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('max-width'),
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
