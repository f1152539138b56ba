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
  ])('has no effect when it is %s', async (_case, key, more) => {
    const arrive = openPage();
    press(key, more);
    await arrive();

    expect(manifest).not.toHaveBeenCalled();
  });
});
