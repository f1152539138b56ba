import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { appPaperworkTexts } from '@contracts/texts/app/common';

import { sessionExpired } from '../../shared/session/session.slice';
import { useSession } from '../../shared/session/useSession';

export type PaperworkFile =
  | { readonly state: 'loading' }
  /** `canRetry` is false if the same request would fail again. */
  | { readonly state: 'failed'; readonly reason: string | null; readonly canRetry: boolean }
  | { readonly state: 'ready'; readonly url: string };

/** Only this API's paperwork is fetched with the token; any other URL is rejected. */
const allowedPath = /^\/api\/v1\/paperwork\/[\w/?=,&-]+$/;

/** Fetches a PDF with the session's token as an object URL; detects an expired session. `retry` fetches it again. */
export function usePaperworkFile(path: string): {
  readonly file: PaperworkFile;
  readonly retry: () => void;
} {
  const { token } = useSession();
  const dispatch = useDispatch();
  const [file, setFile] = useState<PaperworkFile>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    let url: string | null = null;
    fetchFile(path, token, abort.signal, () => dispatch(sessionExpired())).then(
      (next) => {
        url = next.state === 'ready' ? next.url : null;
        setFile(next);
      },
      () => {
        if (!abort.signal.aborted) setFile({ state: 'failed', reason: null, canRetry: true });
      },
    );
    return () => {
      abort.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [path, token, attempt, dispatch]);

  const retry = () => {
    setFile({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  return { file, retry };
}

async function fetchFile(
  path: string,
  token: string | null,
  signal: AbortSignal,
  onExpired: () => void,
): Promise<PaperworkFile> {
  if (!allowedPath.test(path)) return { state: 'failed', reason: null, canRetry: false };

  const response = await fetch(new URL(path, window.location.origin), {
    headers: { Authorization: `Bearer ${token ?? ''}` },
    signal,
  });
  if (response.status === 204)
    return { state: 'failed', reason: appPaperworkTexts.nothingToPrint, canRetry: false };
  if (response.ok) return { state: 'ready', url: URL.createObjectURL(await response.blob()) };
  if (response.status === 401) onExpired();

  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  const canRetry = ![400, 401, 403, 404].includes(response.status);
  return { state: 'failed', reason: body?.message ?? null, canRetry };
}
