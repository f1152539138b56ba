/** The tests of this block run on a phone. */
export function narrowScreen(): void {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
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
    jest.mocked(window.matchMedia).mockRestore();
  });
}
