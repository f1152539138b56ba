import { act, fireEvent, screen } from '@testing-library/react';

import { renderPart } from '../../../test/render-app';
import { SearchBox } from './SearchBox';

const onChange = jest.fn();
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

  it('LIST-04 applies an empty search when cleared', () => {
    renderPart(<SearchBox label="Search things" value="abcd" onChange={onChange} />);
    type('');
    wait(0);

    expect(onChange.mock.calls).toEqual([['']]);
  });
});
