/** jsdom lays nothing out: grids are told that they have room for every column. */
export function noBrowserLayout(): void {
  beforeAll(() => {
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2400);
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, 2400, 800));
  });
  afterAll(() => {
    jest.restoreAllMocks();
  });
}
