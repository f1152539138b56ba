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

const isWithin = (media: string, width: number): boolean =>
  [...media.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)].every(([, bound, pixels]) =>
    bound === 'min' ? width >= Number(pixels) : width <= Number(pixels),
  );

/** jsdom cannot read every selector. */
function isMatched(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** The last declared value of a property at a width of the screen: jsdom has no media queries. */
export function declaredAt(element: Element, property: string, width: number): string {
  const applied = (rules: Iterable<CSSRule>): CSSStyleRule[] =>
    [...rules].flatMap((rule): CSSStyleRule[] => {
      if ('media' in rule) {
        const { media, cssRules } = rule as CSSMediaRule;
        return isWithin(media.mediaText, width) ? applied(cssRules) : [];
      }
      return 'selectorText' in rule ? [rule as CSSStyleRule] : [];
    });
  return (
    [...document.styleSheets]
      .flatMap(({ cssRules }) => applied(cssRules))
      .filter(({ selectorText }) => isMatched(element, selectorText))
      .map(({ style }) => style.getPropertyValue(property))
      .findLast((value) => value !== '') ?? ''
  );
}
