import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Route, Routes, useNavigate } from 'react-router-dom';

import { currentUrl, renderPart } from '../../../test/render-app';
import { useLocationStateOnce } from './useLocationStateOnce';

const passed = { form: 'a form' };

function Form() {
  const state = useLocationStateOnce();
  return state === passed ? 'Form with the state' : 'Form without state';
}

interface Controls {
  go: (to: string, state?: unknown) => void;
  showForm: () => void;
}

/** The router, and a screen whose form appears once its client is known. */
function open(): Controls {
  const controls: Controls = { go: () => undefined, showForm: () => undefined };
  function Router() {
    const navigate = useNavigate();
    useEffect(() => {
      controls.go = (to, state) => void navigate(to, { state });
    });
    return null;
  }
  function Screen() {
    const [isReady, setReady] = useState(false);
    useEffect(() => {
      controls.showForm = () => {
        setReady(true);
      };
    }, []);
    return isReady ? <Form /> : 'Loading';
  }
  renderPart(
    <>
      <Router />
      <Routes>
        <Route path="/" element="Home" />
        <Route path="/form" element={<Screen />} />
        <Route path="/list" element="List" />
      </Routes>
    </>,
  );
  return controls;
}

const start = () => {
  const controls = open();
  act(() => {
    controls.go('/form', passed);
  });
  return controls;
};

describe('state passed to a form', () => {
  it('is read once and removed from the history entry', async () => {
    const controls = start();
    act(() => {
      controls.showForm();
    });
    expect(await screen.findByText('Form with the state')).toBeVisible();
    act(() => {
      controls.go('/list');
    });
    act(() => {
      controls.go('/form');
    });
    act(() => {
      controls.showForm();
    });

    expect(await screen.findByText('Form without state')).toBeVisible();
  });

  it('does not send back a user who has left while the form appears', async () => {
    const controls = start();
    act(() => {
      controls.go('/list');
      // a response is rendered at once, the navigation when there is time
      flushSync(() => {
        controls.showForm();
      });
    });

    expect(await screen.findByText('List')).toBeVisible();
    expect(currentUrl()).toBe('/list');
  });
});
