import type { ElementHandle, Page } from '@playwright/test';

/** Something that can be pressed on a screen. */
export interface Control {
  /** Identifies the control on its screen, with digits removed, so that one of each kind is pressed. */
  readonly key: string;
  readonly name: string;
  /** Whether it is part of the header or banner, which all screens share. */
  readonly isOfShell: boolean;
}

/**
 * Defines a function on the page that finds the controls of the main part, and of the first row of each list, in screen
 * order.
 */
function installFinder(): void {
  const pressable =
    'button, a[href], [role="button"], [role="tab"], [role="menuitem"], [role="switch"]';
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return width * height > 0 && style.visibility === 'visible' && style.opacity !== '0';
  };
  const isEnabled = (element: Element) =>
    !element.matches(
      ':disabled, [aria-disabled="true"], [aria-hidden="true"] *, .Mui-disabled, [aria-selected="true"], [aria-pressed="true"], [aria-current], [data-sonner-toast] *',
    );
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).trim();
  const isOfFirstRow = (element: Element) => {
    const row = element.closest('li, tr, [role="row"]');
    for (let before = row?.previousElementSibling; before; before = before.previousElementSibling)
      if (before.querySelector('button, a[href]')) return false;
    return true;
  };
  const keyOf = (element: Element) =>
    `${element.getAttribute('role') ?? element.tagName} ${nameOf(element).replaceAll(/[\d,.:]+/g, '#')}`;

  Object.assign(window, {
    walkControls: () => {
      const found = new Map<string, Element>();
      for (const element of document.querySelectorAll(
        ['main', 'header', '[role="toolbar"]']
          .flatMap((part) => pressable.split(', ').map((each) => `${part} ${each}`))
          .join(', '),
      )) {
        if (!isVisible(element) || !isEnabled(element) || !isOfFirstRow(element)) continue;
        if (element.closest('[role="columnheader"]') || nameOf(element) === '') continue;
        const key = keyOf(element);
        if (!found.has(key)) found.set(key, element);
      }
      return found;
    },
  });
}

interface WithFinder {
  readonly walkControls: () => Map<string, Element>;
}

/** Controls that can be pressed now, one of each kind. */
export async function listControls(page: Page): Promise<Control[]> {
  await page.evaluate(installFinder);
  return page.evaluate(() =>
    [...(window as unknown as WithFinder).walkControls()].map(([key, element]) => ({
      key,
      isOfShell: element.closest('header, [role="status"]') !== null,
      name: (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).trim(),
    })),
  );
}

/** The control with this key, if it is still on the screen. */
export async function findControl(page: Page, key: string): Promise<ElementHandle<Element> | null> {
  await page.evaluate(installFinder);
  const handle = await page.evaluateHandle(
    (wantedKey) => (window as unknown as WithFinder).walkControls().get(wantedKey) ?? null,
    key,
  );
  return handle.asElement();
}

/** Everything that a control may change: the URL, open dialogs, states and text of the screen. */
export function effectOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const states = [
      'aria-expanded',
      'aria-pressed',
      'aria-checked',
      'aria-selected',
      'aria-current',
    ];
    const stateOf = (element: Element) => states.map((state) => element.getAttribute(state)).join();
    return JSON.stringify([
      location.href,
      document.activeElement?.matches('input, textarea, select') ?? false,
      [...document.querySelectorAll(states.map((state) => `[${state}]`).join())].map(stateOf),
      [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')].length,
      [...document.querySelectorAll('input')].map(({ value, checked }) => `${value}${checked}`),
      document.body.innerText,
      document.documentElement.dataset['theme'],
    ]);
  });
}
