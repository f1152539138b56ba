import { fakeServer } from '../../test/fake-server';
import { claimsOf, clientSettings, sessionOf, tokenOf } from '../../test/people';
import { savedForm, type SavedForm } from '../features/create-consignment/form/saved-form';
import { resumeSession } from '../shared/session/load-session';
import { removeUnsent } from '../shared/session/unsent';
import { clearSession, readSession, writeSession } from '../shared/session/session-storage';
import {
  clientChosen,
  sessionLoaded,
  signedIn,
  type SessionState,
} from '../shared/session/session.slice';
import { followOtherTabs } from './other-tabs';
import { createStore } from './store';
import { stub } from '../../test/stub';

const ada = sessionOf([], { id: 1 });
const ben = sessionOf([], { id: 2 });
const reload = jest.fn();

interface Served {
  readonly permissions: SessionState['permissions'];
  readonly clients: SessionState['clientSettings'];
}
let stop: () => void = () => undefined;

/** Opens a tab with the session stored in the browser. */
function openTab() {
  const store = createStore(readSession());
  stop = followOtherTabs(store, reload);
  return store;
}

const serveSession = ({ permissions = [], clients = [] }: Partial<Served>) =>
  fakeServer({
    'GET auth/permission': { body: permissions },
    'GET user-preference': { body: ada.preference },
    'GET client/settings': { body: clients },
  });

/** The browser notifies every tab but the one that wrote. */
const notifyTabs = () => {
  window.dispatchEvent(new StorageEvent('storage', { key: 'linehaul.token' }));
};

beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
  writeSession(ada);
});
afterEach(() => {
  stop();
});

describe('tabs of one browser', () => {
  it('reload when another user signs in in one of them', () => {
    openTab();
    writeSession(ben);
    notifyTabs();

    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reload when the user logs out in one of them', () => {
    openTab();
    clearSession();
    notifyTabs();

    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('adopt the same user’s new token without a reload', () => {
    const store = openTab();
    const renewed = tokenOf(claimsOf({ id: 1, name: 'Ada again' }));
    writeSession({ ...ada, token: renewed });
    notifyTabs();

    expect(store.getState().session).toMatchObject({ token: renewed, isExpired: false });
    expect(reload).not.toHaveBeenCalled();
  });

  it('never write their own session over that of another user', () => {
    const store = openTab();
    writeSession(ben);
    store.dispatch(clientChosen(7));

    expect(readSession().claims?.id).toBe(2);
  });
});

describe('a session that is being loaded', () => {
  it('is loaded by another tab too, which does not start without permissions', async () => {
    openTab().dispatch(signedIn(ada.token!));
    stop();
    const other = openTab();
    expect(other.getState().session).toMatchObject({ token: ada.token, isLoaded: false });

    const { permissions } = sessionOf(['READ_CLIENT']);
    serveSession({ permissions });
    await other.dispatch(resumeSession());
    expect(readSession()).toMatchObject({ token: ada.token, isLoaded: true, permissions });
  });
});

describe('a session that does not fit in the browser’s storage', () => {
  it('is used, and loaded again after a reload', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const clients = Array.from({ length: 8000 }, (_, clientId) => clientSettings({ clientId }));
    const store = openTab();
    store.dispatch(sessionLoaded({ ...ada, clientSettings: clients }));
    expect(store.getState().session.clientSettings).toHaveLength(8000);
    expect(readSession()).toMatchObject({ token: ada.token, isLoaded: false });

    serveSession({ clients });
    const reloaded = createStore(readSession());
    await reloaded.dispatch(resumeSession());
    const { isLoaded, clientSettings: loaded } = reloaded.getState().session;
    expect([isLoaded, loaded.length]).toEqual([true, 8000]);
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe('an unsent form', () => {
  const formKey = { userId: 1, clientId: 1, consignmentId: null };
  const unsent = stub<SavedForm>({
    form: { consignmentType: 'DEFAULT', items: [], references: [] },
    edited: null,
  });

  beforeEach(() => {
    savedForm.save(formKey, unsent);
  });

  it('is kept until its user signs in again, and discarded if someone else does', () => {
    const store = openTab();
    store.dispatch(signedIn(tokenOf(claimsOf({ id: 1, name: 'Ada again' }))));
    expect(savedForm.read(formKey)).not.toBeNull();

    store.dispatch(signedIn(tokenOf(claimsOf({ id: 2 }))));
    expect(savedForm.read(formKey)).toBeNull();
  });

  it('is removed on log-out, with the last sent input', () => {
    localStorage.setItem('linehaul.submission.1', '{}');
    removeUnsent();

    expect(Object.keys(localStorage).filter((key) => !/token|session/.test(key))).toEqual([]);
  });

  it('expires after a week', () => {
    jest.useFakeTimers({ now: Date.now() + 8 * 24 * 3_600_000 });
    expect(savedForm.read(formKey)).toBeNull();
    jest.useRealTimers();
  });
});
