import { Injectable } from '@nestjs/common';

import type { ManifestingStarted } from '@contracts/events/manifest.events.js';

import {
  ConsignmentStreams,
  manifest,
  NotManifestable,
  shownConnote,
  type Consignment,
} from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import type { Access } from '../../platform/event-streams.js';
import { mapAtMost } from '../../platform/map-at-most.js';
import { settle, submit, type Outcome } from '../domain/making.js';
import { ManifestStreams } from '../domain/manifest-streams.js';
import { unsettledIds, type Manifest } from '../domain/manifest.js';
import { EtaOnDay } from './eta-on-day.js';
import { ManifestLock } from './manifest-lock.js';
import { ManifestRecords } from './manifest-records.js';

/** Consignments whose outcomes are noted in one append, and how many of them are under way at once. */
const NOTED_TOGETHER = 100;
const AT_ONCE = 20;

/**
 * Makes a manifest that was started: hands over each consignment, notes what became of it, submits.
 * Every step finds out by itself whether it was done before, so the process may end anywhere and be run
 * again, by anyone.
 */
@Injectable()
export class ManifestingProcess {
  constructor(
    private readonly manifests: ManifestStreams,
    private readonly consignments: ConsignmentStreams,
    private readonly lock: ManifestLock,
    private readonly records: ManifestRecords,
    private readonly etas: EtaOnDay,
  ) {}

  /** Goes on where the making stopped; nothing to do for a manifest that is submitted. */
  async resume(manifestId: number, actor: Actor): Promise<Manifest> {
    const access: Access = { actor, permission: null };
    const { state } = await this.manifests.read(manifestId);
    if (!state.started || state.isSubmitted) return state;
    const { customerCarrierId } = state.started.carrier;
    const ways = await this.records.carrier(customerCarrierId, null);

    return this.lock.hold(manifestId, async () => {
      await this.settleAll(manifestId, access);
      return this.manifests.change(manifestId, access, (current) => submit(current, ways));
    });
  }

  private async settleAll(manifestId: number, access: Access): Promise<void> {
    let { state } = await this.manifests.read(manifestId);
    for (let open = unsettledIds(state); open.length > 0; open = unsettledIds(state)) {
      const { started } = state;
      if (!started) return;
      const outcomes = await mapAtMost(AT_ONCE, open.slice(0, NOTED_TOGETHER), (id) =>
        this.handOver(id, started, access),
      );
      state = await this.manifests.change(manifestId, access, (current) =>
        settle(current, outcomes),
      );
    }
  }

  private async handOver(
    consignmentId: number,
    started: ManifestingStarted['data'],
    access: Access,
  ): Promise<Outcome> {
    const { manifestId, manifestNumber, dispatchDate, group } = started;
    const { state: before } = await this.consignments.read(consignmentId);
    const isMoved = before.content.dispatchDate !== dispatchDate;
    const etaDate = isMoved ? await this.etas.of(before, dispatchDate) : null;
    const entry = { manifestId, manifestNumber, dispatchDate, etaDate, group };

    return this.consignments
      .change(consignmentId, access, (consignment) => manifest(consignment, entry))
      .then(added, (refusal: unknown) => leftOut(consignmentId, refusal));
  }
}

const added = (consignment: Consignment): Outcome => ({
  type: 'ConsignmentAddedToManifest',
  data: {
    consignmentId: consignment.id,
    connoteNumber: shownConnote(consignment),
    items: consignment.content.items.reduce((sum, { quantity }) => sum + quantity, 0),
  },
});

/** A consignment that changed meanwhile stays behind; anything else ends the process, which may go on later. */
function leftOut(consignmentId: number, refusal: unknown): Outcome {
  if (!(refusal instanceof NotManifestable)) throw refusal;
  return { type: 'ConsignmentLeftOut', data: { consignmentId, reason: refusal.message } };
}
