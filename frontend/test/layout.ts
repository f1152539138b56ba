const styleSheetsOn = window.getComputedStyle.bind(window);

/** Computes the styles of one element, for the few specs that need them. */
export const styleOf = (element: Element): CSSStyleDeclaration => styleSheetsOn(element);

/**
 * jsdom has no layout: makes grids wide enough for every column, and omits style sheets, since applying every rule to
 * every element takes jsdom seconds per screen.
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
