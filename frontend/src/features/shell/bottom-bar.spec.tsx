import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer } from '../../../test/fake-server';
import { declaredAt } from '../../../test/layout';
import { narrowScreen } from '../../../test/screen-size';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderApp } from '../../../test/render-app';

const PHONE = 390;

async function openAt(at: string, ...permissions: PermissionName[]) {
  fakeServer({ 'GET user/client/list': { body: [] } });
  renderApp({ at, session: sessionOf(permissions) });
  return screen.findByRole('navigation', { name: 'Main screens' });
}

/** Labels of the bar from left to right; the last is a button. */
const labelsOf = (bar: HTMLElement) => [
  ...within(bar)
    .getAllByRole('link')
    .map(({ textContent }) => textContent),
  ...within(bar)
    .getAllByRole('button')
    .map(({ textContent }) => textContent),
];

describe('the bottom bar on a phone', () => {
  narrowScreen();

  it.each<[who: string, permissions: readonly PermissionName[], labels: readonly string[]]>([
    [
      'a client user',
      ['READ_CONSIGNMENT', 'CREATE_CONSIGNMENT', 'READ_MANIFEST'],
      ['Dashboard', 'Consignments', 'Scan', 'Manifests', 'More'],
    ],
    [
      'a super admin',
      ['SUPER_ADMIN_CONTENT', 'READ_CONSIGNMENT', 'READ_MANIFEST'],
      ['Dashboard', 'Scan', 'Manifests', 'More'],
    ],
    ['a user without a client', [], ['Dashboard', 'More']],
  ])('offers %s what they can open', async (_caller, permissions, labels) => {
    expect(labelsOf(await openAt('/dashboard', ...permissions))).toEqual(labels);
  });

  it('marks the current page', async () => {
    const bar = await openAt('/manifest/list', 'READ_CONSIGNMENT', 'READ_MANIFEST');

    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Manifests');
  });

  it.each<[at: string, permissions: readonly PermissionName[], opened: string]>([
    ['/dashboard', [], '/consignment/list?sheet=scan'],
    ['/consignment/list?tab=MANIFESTED', [], '/consignment/list?tab=MANIFESTED&sheet=scan'],
    ['/dashboard', ['SUPER_ADMIN_CONTENT'], '/track-and-trace?sheet=scan'],
  ])('from %s with %j, Scan opens the camera', async (at, permissions, opened) => {
    const bar = await openAt(at, 'READ_CONSIGNMENT', ...permissions);
    await userEvent.click(within(bar).getByRole('link', { name: 'Scan' }));

    expect(await screen.findByLabelText('Number on the label')).toBeVisible();
    expect(currentUrl()).toBe(opened);
  });

  it('opens everything else from More, in place of the button in the header', async () => {
    const bar = await openAt('/manifest/list', 'READ_MANIFEST', 'READ_ADDRESS');
    expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull();
    await userEvent.click(within(bar).getByRole('button', { name: 'More' }));

    const menu = (await screen.findAllByRole('navigation', { name: 'Main' })).at(-1)!;
    expect(within(menu).getByRole('link', { name: 'Address Book' })).toBeVisible();
  });

  it('is hidden on the new consignment page, which shows Submit there and the menu in the header', async () => {
    fakeServer({ 'GET user/client/list': { body: [] } });
    renderApp({ at: '/consignment/default', session: sessionOf(['CREATE_CONSIGNMENT']) });

    expect(await screen.findByRole('button', { name: 'Open the menu' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main screens' })).toBeNull();
  });

  it('has touch targets of at least 44 px', async () => {
    const bar = await openAt('/dashboard', 'READ_MANIFEST');

    for (const target of [...within(bar).getAllByRole('link'), within(bar).getByRole('button')]) {
      expect(declaredAt(target, 'height', PHONE)).toBe('56px');
      expect(declaredAt(target, 'min-width', PHONE)).toBe('44px');
    }
  });

  describe('while the page is scrolled', () => {
    const scroll = (element: HTMLElement, top: number, scrollHeight = 3000) => {
      Object.defineProperties(element, {
        clientHeight: { value: 780, configurable: true },
        scrollHeight: { value: scrollHeight, configurable: true },
        scrollTop: { value: top, configurable: true },
      });
      fireEvent.scroll(element);
    };
    const scrollTo = (top: number) => {
      scroll(screen.getByRole('main'), top);
    };

    it('hides on scroll down, shows on scroll up', async () => {
      const bar = await openAt('/dashboard', 'READ_MANIFEST');
      scrollTo(1);
      scrollTo(40);
      expect(bar).toHaveAttribute('data-hidden', 'false');
      scrollTo(60);
      expect(bar).toHaveAttribute('data-hidden', 'true');
      scrollTo(800);
      scrollTo(785);
      expect(bar).toHaveAttribute('data-hidden', 'false');
    });

    it('stays when Back restores the position of a page', async () => {
      const bar = await openAt('/dashboard', 'READ_MANIFEST');
      scrollTo(800);
      expect(bar).toHaveAttribute('data-hidden', 'false');
      scrollTo(790);
      expect(bar).toHaveAttribute('data-hidden', 'false');
    });

    it('stays while a dialog above the page is scrolled', async () => {
      const bar = await openAt('/dashboard', 'READ_MANIFEST');
      const dialog = document.body.appendChild(document.createElement('div'));
      scroll(dialog, 1);
      scroll(dialog, 800);
      expect(bar).toHaveAttribute('data-hidden', 'false');
      dialog.remove();
    });

    it('reappears when the content no longer scrolls', async () => {
      const resized: ResizeObserverCallback[] = [];
      const observer = { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
      const observers = jest.spyOn(window, 'ResizeObserver').mockImplementation((onResize) => {
        resized.push(onResize);
        return observer;
      });
      const bar = await openAt('/dashboard', 'READ_MANIFEST');
      scrollTo(1);
      scrollTo(800);
      expect(bar).toHaveAttribute('data-hidden', 'true');

      Object.defineProperty(screen.getByRole('main'), 'scrollHeight', { value: 780 });
      act(() => {
        for (const onResize of resized) onResize([], observer);
      });
      expect(bar).toHaveAttribute('data-hidden', 'false');
      observers.mockRestore();
    });

    it('reappears at the end of the page and on navigation', async () => {
      const bar = await openAt('/dashboard', 'READ_MANIFEST', 'READ_ADDRESS');
      scrollTo(1);
      scrollTo(800);
      expect(bar).toHaveAttribute('data-hidden', 'true');
      scrollTo(2220);
      expect(bar).toHaveAttribute('data-hidden', 'false');

      scrollTo(1000);
      scrollTo(1200);
      expect(bar).toHaveAttribute('data-hidden', 'true');
      await userEvent.click(within(bar).getByRole('link', { name: 'Manifests' }));
      await waitFor(() => {
        expect(bar).toHaveAttribute('data-hidden', 'false');
      });
    });
  });
});

it('wide screens have no bottom bar', async () => {
  fakeServer({ 'GET user/client/list': { body: [] } });
  renderApp({ at: '/dashboard', session: sessionOf(['READ_MANIFEST']) });

  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main screens' })).toBeNull();
});
