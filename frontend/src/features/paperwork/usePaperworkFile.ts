import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { appPaperworkTexts } from '@contracts/texts/app/common';

import { sessionExpired } from '../../shared/session/session.slice';
import { useSession } from '../../shared/session/useSession';

export type PaperworkFile =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: string | null }
  | { readonly state: 'ready'; readonly address: string };

/** Only this API's paperwork is fetched with the token; any other URL is rejected. */
const allowed = /^\/api\/v1\/paperwork\/[\w/?=,&-]+$/;

/** Fetches a PDF with the session's token as an object URL; detects an expired session. */
export function usePaperworkFile(path: string): PaperworkFile {
  const { token } = useSession();
  const dispatch = useDispatch();
  const [file, setFile] = useState<PaperworkFile>({ state: 'loading' });

  useEffect(() => {
    const abort = new AbortController();
    let address: string | null = null;
    fetchFile(path, token, abort.signal, () => dispatch(sessionExpired())).then(
      (next) => {
        address = next.state === 'ready' ? next.address : null;
        setFile(next);
      },
      () => {
        if (!abort.signal.aborted) setFile({ state: 'failed', reason: null });
      },
    );
    return () => {
      abort.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [path, token, dispatch]);

  return file;
}

async function fetchFile(
  path: string,
  token: string | null,
  signal: AbortSignal,
  onExpired: () => void,
): Promise<PaperworkFile> {
  if (!allowed.test(path)) return { state: 'failed', reason: null };

  const response = await fetch(new URL(path, window.location.origin), {
    headers: { Authorization: `Bearer ${token ?? ''}` },
    signal,
  });
  if (response.status === 204) return { state: 'failed', reason: appPaperworkTexts.nothingToPrint };
  if (response.ok) return { state: 'ready', address: URL.createObjectURL(await response.blob()) };
  if (response.status === 401) onExpired();

  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  return { state: 'failed', reason: body?.message ?? null };
}
