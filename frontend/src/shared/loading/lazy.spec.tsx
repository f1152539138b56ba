import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';

import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { lazy } from './lazy';

const Part = () => <>The part</>;
const failure = new TypeError('Failed to fetch dynamically imported module');
const load = jest.fn<Promise<{ default: typeof Part }>, []>();
const network = jest.fn<Promise<Response>, []>();

const show = () => {
  const LatePart = lazy(load);
  render(
    <ErrorBoundary part="test" fallback={() => 'Broken'}>
      <input aria-label="Typed" defaultValue="kept" />
      <Suspense fallback={null}>
        <LatePart />
      </Suspense>
    </ErrorBoundary>,
  );
};
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
  network.mockReset();
  global.fetch = network;
});
afterEach(() => {
  jest.useRealTimers();
});

describe('lazy component', () => {
  it("waits until the network is back and keeps the user's input", async () => {
    load.mockRejectedValueOnce(failure).mockResolvedValue({ default: Part });
    network.mockRejectedValueOnce(failure).mockResolvedValue(new Response());
    show();
    await wait(1000);
    expect(screen.getByLabelText('Typed')).toHaveValue('kept');
    expect(screen.queryByText('The part')).not.toBeInTheDocument();

    await wait(1000);
    expect(screen.getByText('The part')).toBeVisible();
    expect(screen.getByLabelText('Typed')).toHaveValue('kept');
  });

  it('offers a reload if the server responds without the file, and keeps the page', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    load.mockRejectedValue(failure);
    network.mockResolvedValue(new Response());
    show();
    await wait(0);

    expect(screen.getByRole('alert')).toHaveTextContent('Linehaul has been updated.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByLabelText('Typed')).toHaveValue('kept');
    expect(screen.queryByText('Broken')).not.toBeInTheDocument();
  });
});
