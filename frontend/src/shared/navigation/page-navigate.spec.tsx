import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';

import { currentUrl, renderPart } from '../../../test/render-app';
import { lazyPage } from '../loading/lazy';
import { PageRedirect, usePageNavigate } from './usePageNavigate';

interface Loaded {
  readonly default: ComponentType;
}

/** A response or lazy chunk that the test resolves on demand. */
function deferred<Value>() {
  let resolveNow: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolvePromise) => {
    resolveNow = resolvePromise;
  });
  const resolve = (value: Value) =>
    act(async () => {
      resolveNow(value);
      await promise;
    });
  return { promise, resolve };
}

function open(Form: ComponentType) {
  const code = deferred<Loaded>();
  const Next = lazyPage(() => code.promise);
  renderPart(
    <>
      <Link to="/next">Next</Link>
      <Suspense fallback="Loading">
        <Routes>
          <Route path="/form" element={<Form />} />
          <Route path="/next" element={<Next />} />
          <Route path="/list" element="List" />
        </Routes>
      </Suspense>
    </>,
    { at: '/form' },
  );
  return { resolveChunk: () => code.resolve({ default: () => 'The next page' }) };
}

/** A page that goes to the list once the response has arrived. */
function saving() {
  const response = deferred<string>();
  const Form = () => {
    const navigate = usePageNavigate();
    useEffect(() => {
      void response.promise.then((id) => {
        navigate(`/list?saved=${id}`);
      });
    }, [navigate]);
    return 'Form';
  };
  return { ...open(Form), respond: () => response.resolve('5') };
}

/** A page that redirects to the list once the response has arrived. */
function redirecting() {
  const response = deferred<true>();
  const Form = () => {
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      void response.promise.then(setMissing);
    }, []);
    return isMissing ? <PageRedirect to="/list" /> : 'Form';
  };
  return { ...open(Form), respond: () => response.resolve(true) };
}

describe.each([
  { by: 'a navigation after a response', start: saving, target: '/list?saved=5' },
  { by: 'a redirect after a response', start: redirecting, target: '/list' },
])('$by', ({ start, target }) => {
  it('happens while the page is open', async () => {
    const { respond } = start();
    await respond();

    await waitFor(() => {
      expect(currentUrl()).toBe(target);
    });
  });

  it('does not replace the page requested by the user, whose code is still loading', async () => {
    const { respond, resolveChunk } = start();
    await userEvent.click(screen.getByText('Next'));
    await respond();
    await resolveChunk();

    expect(await screen.findByText('The next page')).toBeVisible();
    expect(currentUrl()).toBe('/next');
  });

  it('does not happen once another page is open', async () => {
    const { respond, resolveChunk } = start();
    await userEvent.click(screen.getByText('Next'));
    await resolveChunk();
    await respond();

    expect(screen.getByText('The next page')).toBeVisible();
    expect(currentUrl()).toBe('/next');
  });
});
