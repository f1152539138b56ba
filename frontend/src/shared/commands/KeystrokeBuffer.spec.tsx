import { act, fireEvent, render } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';

import { lazy } from '../loading/lazy';
import { KeystrokeBuffer } from './KeystrokeBuffer';
import { useCommand } from './useCommand';
import { useShortcuts } from './useShortcuts';

const manifest = jest.fn();
const next = jest.fn();

function BulkBar() {
  useCommand({ id: 'manifest', label: 'Manifest', keys: 'm', run: manifest });
  return null;
}

/** Renders a page whose bar is loaded lazily. */
function openPage() {
  let arrive: (module: { default: ComponentType }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  function Page() {
    useShortcuts();
    useCommand({ id: 'next', label: 'Next row', keys: 'j', run: next });
    return (
      <Suspense fallback={<KeystrokeBuffer />}>
        <Late />
      </Suspense>
    );
  }
  render(<Page />);
  return () =>
    act(async () => {
      arrive({ default: BulkBar });
      await Promise.resolve();
    });
}
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });

beforeEach(() => {
  jest.clearAllMocks();
});

describe('a key pressed while its component is loading', () => {
  it('runs once it has loaded', async () => {
    const arrive = openPage();
    press('m');
    expect(manifest).not.toHaveBeenCalled();
    await arrive();

    expect(manifest).toHaveBeenCalledTimes(1);
    press('m');
    expect(manifest).toHaveBeenCalledTimes(2);
  });

  it('does not run twice if a command already existed', async () => {
    const arrive = openPage();
    press('j');
    await arrive();

    expect(next).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another key', 'z', {}],
    ['a browser shortcut', 'm', { ctrlKey: true }],
  ])('has no effect when it is %s', async (_what, key, more) => {
    const arrive = openPage();
    press(key, more);
    await arrive();

    expect(manifest).not.toHaveBeenCalled();
  });
});

describe('a sequence of keys', () => {
  const create = jest.fn();
  beforeEach(() => {
    create.mockClear();
  });

  function Shell() {
    useShortcuts();
    useCommand({ id: 'create', label: 'Create', keys: 'c c', run: create });
    useCommand({ id: 'next', label: 'Next row', keys: 'c', run: next });
    return null;
  }

  it('continues across a page that registers its own keys between the two', () => {
    const { rerender } = render(<Shell />);
    press('c');
    rerender(
      <>
        <Shell />
        <BulkBar />
      </>,
    );
    expect(next).toHaveBeenCalledTimes(1);
    press('c');

    expect(create).toHaveBeenCalledTimes(1);
  });

  it('ends once it has run, whatever is registered afterwards', () => {
    const { rerender } = render(<Shell />);
    press('c');
    press('c');
    rerender(
      <>
        <Shell />
        <BulkBar />
      </>,
    );
    press('c');

    expect(create).toHaveBeenCalledTimes(1);
  });

  it('runs as soon as its command is registered, if it was complete before, and once', () => {
    function Permitted({ mayCreate }: { readonly mayCreate: boolean }) {
      useShortcuts();
      useCommand({ id: 'create', label: 'Create', keys: 'c c', run: create, when: mayCreate });
      return null;
    }
    const { rerender } = render(<Permitted mayCreate={false} />);
    press('c');
    press('c');
    expect(create).not.toHaveBeenCalled();
    rerender(<Permitted mayCreate />);
    rerender(
      <>
        <Permitted mayCreate />
        <BulkBar />
      </>,
    );

    expect(create).toHaveBeenCalledTimes(1);
  });

  it('does not run when a dialog that was open at the time has closed', () => {
    const { rerender } = render(
      <>
        <Shell />
        <div className="MuiModal-root" />
      </>,
    );
    press('c');
    press('c');
    rerender(<Shell />);
    rerender(
      <>
        <Shell />
        <BulkBar />
      </>,
    );

    expect(create).not.toHaveBeenCalled();
  });
});
