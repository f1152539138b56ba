import { act, screen, within } from '@testing-library/react';

import { fakeServer } from '../../../../test/fake-server';
import { declaredAt } from '../../../../test/layout';
import { sessionOf } from '../../../../test/people';
import { renderApp, renderPart } from '../../../../test/render-app';
import { setLiveStatus } from '../../../shared/live/live-state';
import { LivePill, LostConnection } from './LivePill';

const PHONE = 390;
const DESKTOP = 1440;

afterEach(() => {
  act(() => {
    setLiveStatus('connecting');
  });
});

describe('the state of the live connection', () => {
  it('is in the header, except on a phone', () => {
    renderPart(<LivePill />, { session: sessionOf([]) });
    const region = screen.getByRole('status');

    expect(region).toHaveTextContent('Connecting');
    expect(declaredAt(region, 'display', DESKTOP)).toBe('block');
    expect(declaredAt(region, 'display', PHONE)).toBe('none');
  });

  it('is below the header of a phone while the connection is lost, with a refresh', () => {
    renderPart(<LostConnection />, { session: sessionOf([]) });
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    expect(declaredAt(region, 'display', DESKTOP)).toBe('none');
    expect(declaredAt(region, 'display', PHONE)).not.toBe('none');

    act(() => {
      setLiveStatus('offline');
    });
    expect(region).toHaveTextContent('Offline');
    expect(within(region).getByRole('button', { name: 'Refresh' })).toBeVisible();

    act(() => {
      setLiveStatus('live');
    });
    expect(region).toBeEmptyDOMElement();
  });

  it('is on every screen', async () => {
    fakeServer({});
    renderApp({ at: '/dashboard', session: sessionOf([]) });
    await screen.findByRole('heading', { name: 'Dashboard' });
    act(() => {
      setLiveStatus('offline');
    });

    expect(screen.getAllByText(/^Offline/)).toHaveLength(2);
  });
});
