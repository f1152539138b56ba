import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { renderPart } from '../../../test/render-app';
import { SearchBox } from './SearchBox';

const onChange = jest.fn();

/** A list with a search and a button that clears it. */
function ClearableList() {
  const [search, setSearch] = useState('abc');
  return (
    <>
      <SearchBox label="Search things" value={search} onChange={onChange} />
      <button
        onClick={() => {
          setSearch('');
        }}
      >
        Clear filters
      </button>
    </>
  );
}

/** A list that shows a search 200 ms after it was applied. */
function SlowList() {
  const [search, setSearch] = useState('');
  return (
    <SearchBox
      label="Search things"
      value={search}
      onChange={(next) => {
        onChange(next);
        setTimeout(setSearch, 200, next);
      }}
    />
  );
}

const type = (text: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search things' }), {
    target: { value: text },
  });
};
const wait = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
  onChange.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('search field of a list', () => {
  it('LIST-04, CROSS-15 searches 600 ms after the last key, from three characters on', () => {
    renderPart(<SearchBox label="Search things" value="" onChange={onChange} />);
    type('ab');
    wait(2000);
    type('abc');
    wait(400);
    type('abcd');
    wait(599);
    expect(onChange).not.toHaveBeenCalled();

    wait(1);
    expect(onChange.mock.calls).toEqual([['abcd']]);
  });

  it('X-32 searches a list that is held in the browser from the first letter on', () => {
    renderPart(<SearchBox isLocal label="Search things" value="" onChange={onChange} />);
    type('a');
    wait(600);

    expect(onChange.mock.calls).toEqual([['a']]);
  });

  it('drops what was typed if the filters are cleared before it is applied', () => {
    renderPart(<ClearableList />);
    type('abcd');
    wait(300);
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    wait(600);

    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps what was typed while an earlier search is being applied', () => {
    renderPart(<SlowList />);
    type('abc');
    wait(600);
    type('abcd');
    wait(300);

    expect(onChange.mock.calls).toEqual([['abc']]);
    expect(screen.getByRole('searchbox')).toHaveValue('abcd');
  });

  it('LIST-04 applies an empty search when cleared', () => {
    renderPart(<SearchBox label="Search things" value="abcd" onChange={onChange} />);
    type('');
    wait(0);

    expect(onChange.mock.calls).toEqual([['']]);
  });
});
