import { sshServerOf } from '@contracts/rules/ssh-server';
import { appHostKeyTexts as texts } from '@contracts/texts/app/host-keys';
import type { HostKeyView } from '@contracts/views/host-key.view';

import { retryOf } from '../api/retry-of';
import { useConfirm } from '../feedback/useConfirm';
import { useSaveFeedback } from '../forms/useSaveFeedback';
import { interpolate } from '../text/format';
import {
  type HostKeyOwner,
  useAcceptHostKeyMutation,
  useForgetHostKeyMutation,
  useListHostKeysQuery,
} from './host-keys.api';

interface HostKeyLocation {
  readonly owner: HostKeyOwner;
  readonly server: string;
  readonly port: string;
}

/** Texts for a carrier's server, or for a client's own. */
export const textsOf = (owner: HostKeyOwner) =>
  owner.customerId === undefined ? texts.of.client : texts.of.carrier;

/** Pinned key of the entered server, with an administrator's actions. */
export function useHostKey({ owner, server, port }: HostKeyLocation) {
  const query = useListHostKeysQuery(owner);
  const { data } = query;
  const [acceptKey] = useAcceptHostKeyMutation();
  const [forgetKey] = useForgetHostKeyMutation();
  const confirm = useConfirm();
  const reportSave = useSaveFeedback();
  const words = textsOf(owner);
  const typed = sshServerOf(server, Number(port) || null);

  async function accept({ id, version, server: address, refused }: HostKeyView) {
    if (!refused) return;
    const { fingerprint } = refused;
    const isConfirmed = await confirm({
      title: words.acceptTitle,
      body: interpolate(words.acceptNote, { server: address, key: fingerprint }),
      confirmLabel: words.accept,
      isDestructive: true,
    });
    const messages = { done: words.isAccepted, failed: words.acceptFailed };
    if (isConfirmed)
      await reportSave(acceptKey({ owner, body: { id, version, fingerprint } }), messages);
  }

  async function forget({ id, version, server: address }: HostKeyView) {
    const isConfirmed = await confirm({
      title: texts.forgetTitle,
      body: interpolate(texts.forgetNote, { server: address }),
      confirmLabel: texts.forget,
      isDestructive: true,
    });
    const messages = { done: texts.isForgotten, failed: texts.forgetFailed };
    if (isConfirmed) await reportSave(forgetKey({ owner, id, version }), messages);
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
