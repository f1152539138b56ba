const styleSheetsOn = window.getComputedStyle.bind(window);

/** Computed styles of one element, for the few specs that need them. */
export const styleOf = (element: Element): CSSStyleDeclaration => styleSheetsOn(element);

/**
 * jsdom has no layout: grids get room for every column. Style sheets are left to the browser tests: applying every rule
 * to every element takes jsdom seconds for one screen.
 */
export function noBrowserLayout(): void {
  beforeAll(() => {
    jest
      .spyOn(window, 'getComputedStyle')
      .mockImplementation((element) =>
        element instanceof HTMLElement ? element.style : new CSSStyleDeclaration(),
      );
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
