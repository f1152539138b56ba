import { sshServerOf } from '@contracts/rules/ssh-server';
import { appHostKeyTexts as texts } from '@contracts/texts/app/host-keys';
import type { HostKeyView } from '@contracts/views/host-key.view';

import { retryOf } from '../../../shared/api/retry-of';
import { useConfirm } from '../../../shared/feedback/useConfirm';
import { useSaving } from '../../../shared/forms/useSaving';
import { interpolate } from '../../../shared/text/format';
import {
  useAcceptHostKeyMutation,
  useForgetHostKeyMutation,
  useListHostKeysQuery,
} from './host-keys.api';

interface HostKeyLocation {
  readonly customerId: number;
  readonly server: string;
  readonly port: string;
}

/** Pinned key of the entered server, with an administrator's actions. */
export function useHostKey({ customerId, server, port }: HostKeyLocation) {
  const query = useListHostKeysQuery(customerId);
  const { data } = query;
  const [acceptKey] = useAcceptHostKeyMutation();
  const [forgetKey] = useForgetHostKeyMutation();
  const confirm = useConfirm();
  const saving = useSaving();
  const typed = sshServerOf(server, Number(port) || null);

  async function accept({ id, version, server: address, refused }: HostKeyView) {
    if (!refused) return;
    const { fingerprint } = refused;
    const isConfirmed = await confirm({
      title: texts.acceptTitle,
      body: interpolate(texts.acceptNote, { server: address, key: fingerprint }),
      confirmLabel: texts.accept,
      isDestructive: true,
    });
    const messages = { done: texts.isAccepted, failed: texts.acceptFailed };
    if (isConfirmed) await saving(acceptKey({ id, version, fingerprint }), messages);
  }

  async function forget({ id, version, server: address }: HostKeyView) {
    const isConfirmed = await confirm({
      title: texts.forgetTitle,
      body: interpolate(texts.forgetNote, { server: address }),
      confirmLabel: texts.forget,
      isDestructive: true,
    });
    const messages = { done: texts.isForgotten, failed: texts.forgetFailed };
    if (isConfirmed) await saving(forgetKey({ id, version }), messages);
  }

  return {
    /** Set when the keys could not be loaded. */
    reload: retryOf(query),
    hostKey: data?.find((key) => key.server === typed) ?? null,
    isLoaded: data !== undefined,
    accept,
    forget,
  };
}
