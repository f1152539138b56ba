import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { fakeServer } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { UrlClientScope } from './UrlClientScope';

function Typed() {
  const [text, setText] = useState('');
  return (
    <input
      aria-label="Server"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
      }}
    />
  );
}

function open(at: string) {
  fakeServer({
    'GET user/client/list': {
      body: [{ id: 11, name: 'Banksia Sydney', parentId: null, customerId: 5 }],
    },
  });
  renderPart(
    <>
      <UrlClientScope>
        {({ clientName }) => (
          <>
            <h1>{clientName}</h1>
            <Typed />
          </>
        )}
      </UrlClientScope>
      <Link to="?clientId=12">Another client</Link>
    </>,
    { at, session: sessionOf(['READ_CLIENT']) },
  );
}

describe('the page of a client in the URL', () => {
  it('H75 has the name of that client, whatever name the URL carries', async () => {
    open('/client/b2b-keys?clientId=11&clientName=Wattle');

    expect(await screen.findByRole('heading', { name: 'Banksia Sydney' })).toBeVisible();
  });

  it('keeps nothing of one client for the next', async () => {
    open('/client/integrations?clientId=11');
    await userEvent.type(screen.getByLabelText('Server'), 'files.example');

    await userEvent.click(screen.getByText('Another client'));

    expect(screen.getByLabelText('Server')).toHaveValue('');
  });
});
