import type { SecretBox } from '../../platform/secrets/secret-box.js';
import { MovableClock } from '../testing/movable-clock.js';
import { WebhookSecrets } from './webhook-secrets.js';

const HOUR_MS = 3_600_000;

const box: Pick<SecretBox, 'seal' | 'open'> = {
  seal: (secret, salt) => ({ ciphertext: `sealed ${secret}`, salt: salt ?? 'salt' }),
  open: ({ ciphertext }) => ciphertext.replace('sealed ', ''),
};

/** A subscription whose secret is rotated. */
function rotated() {
  const clock = new MovableClock();
  const secrets = new WebhookSecrets(box as SecretBox, clock);
  let current = { ...secrets.create(), previousSecret: null, overlapEndsAt: null } as Parameters<
    WebhookSecrets['signing']
  >[0];
  return {
    clock,
    rotate: (hours: number) => {
      current = { ...current, ...secrets.rotate(current, hours) };
      return current;
    },
    newest: () => secrets.open(current),
    signing: () => secrets.signing(current),
  };
}

describe('a secret that is rotated while an overlap runs', () => {
  it('keeps signing, like the previous one, until the later of both ends', () => {
    const { clock, rotate, newest, signing } = rotated();
    const first = newest();
    const { overlapEndsAt: end } = rotate(24);
    const second = newest();
    clock.move(HOUR_MS);
    const { overlapEndsAt } = rotate(1);

    expect(overlapEndsAt).toEqual(end);
    expect(signing()).toEqual([newest(), second, first]);
    clock.move(23 * HOUR_MS + 1_000);
    expect(signing()).toEqual([newest()]);
  });

  it('is one of at most five old ones', () => {
    const { rotate, newest, signing } = rotated();
    const all = Array.from({ length: 8 }, () => {
      rotate(24);
      return newest();
    });

    expect(signing()).toEqual(all.toReversed().slice(0, 6));
  });

  it('drops all old ones without an overlap', () => {
    const { rotate, newest, signing } = rotated();
    rotate(24);
    rotate(0);

    expect(signing()).toEqual([newest()]);
  });

  it('keeps signing in the next overlap, once the earlier one has ended', () => {
    const { clock, rotate, newest, signing } = rotated();
    rotate(24);
    clock.move(25 * HOUR_MS);
    const replaced = newest();
    rotate(1);

    expect(signing()).toEqual([newest(), replaced]);
  });
});
