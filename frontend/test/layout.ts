const styleSheetsOn = window.getComputedStyle.bind(window);

/** What the style sheets say of one element, for the few specs that need it. */
export const styleOf = (element: Element): CSSStyleDeclaration => styleSheetsOn(element);

/**
 * jsdom lays nothing out: grids are told that they have room for every column. What style sheets say is left
 * to the tests in a browser: every rule on every element takes jsdom seconds for one screen.
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
