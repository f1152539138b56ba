import { fireEvent, render } from '@testing-library/react';

import { useCommand } from './useCommand';
import { useShortcuts } from './useShortcuts';

const next = jest.fn();
const create = jest.fn();

/** A part of the page that registers its own key. */
function BulkBar() {
  useCommand({ id: 'manifest', label: 'Manifest', keys: 'm', run: () => undefined });
  return null;
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });

beforeEach(() => {
  jest.clearAllMocks();
});

describe('a sequence of keys', () => {
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

  it('runs once, as soon as its command is registered, if it was complete before', () => {
    function Permitted({ canCreate }: { readonly canCreate: boolean }) {
      useShortcuts();
      useCommand({ id: 'create', label: 'Create', keys: 'c c', run: create, when: canCreate });
      return null;
    }
    const { rerender } = render(<Permitted canCreate={false} />);
    press('c');
    press('c');
    expect(create).not.toHaveBeenCalled();
    rerender(<Permitted canCreate />);
    rerender(
      <>
        <Permitted canCreate />
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
