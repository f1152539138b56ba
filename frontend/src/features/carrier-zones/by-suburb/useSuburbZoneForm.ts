import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { appZoneTexts } from '@contracts/texts/app/zones';
import { zoneTexts as texts } from '@contracts/texts/spec/zones';
import type { SuburbView } from '@contracts/views/address.view';
import type { CarrierZoneView } from '@contracts/views/carrier-zone.view';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey, useUnconfirmedSubmission } from '../../../shared/api/idempotency';
import { retryOf } from '../../../shared/api/retry-of';
import {
  useListZonesOfCarrierQuery,
  useListZonesOfSuburbQuery,
} from '../../../shared/carriers/zone-codes.api';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { suburbText } from '../../../shared/addresses/suburb-text';
import { interpolate } from '../../../shared/text/format';
import { useAddSuburbZoneMutation, useChangeSuburbZoneMutation } from '../carrier-zones.api';
import {
  currentZone,
  openPriorities,
  priorityOf,
  zoneForm,
  validateZone,
  type ZoneForm,
  type ZoneErrors,
} from './zone-form';

interface SuburbZoneFormProps {
  readonly suburb: SuburbView;
  /** Null to add one. */
  readonly zone: CarrierZoneView | null;
  readonly onSaved: () => void;
}

const noErrors: ZoneErrors = {};
const noZones: readonly CarrierZoneView[] = [];

/** Adds a suburb to a zone, or moves it to another zone of the same carrier and priority. */
export function useSuburbZoneForm({ suburb, zone, onSaved }: SuburbZoneFormProps) {
  const initial = zoneForm(zone);
  const [chosen, setChosen] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const { data: listed } = useListZonesOfSuburbQuery(suburb.id);
  const zonesOfSuburb = listed ?? noZones;
  const zonesOfCarrier = useListZonesOfCarrierQuery(chosen.carrierId ?? skipToken);
  const { currentData: loaded } = zonesOfCarrier;
  const zones = loaded ?? noZones;
  const saving = useSaveSuburbZone({ suburb, zone: movedFrom(zone, listed), onSaved });
  const existing = zonesOfSuburb.filter(({ id }) => !saving.isUnconfirmed(id));
  const priorities = zone ? [zone.zonePriority] : openPriorities(zones, existing);
  const form: ZoneForm = { ...chosen, zonePriority: priorityOf(chosen, priorities) };
  const errors = validateZone(form);
  const selected = zones.find(({ id }) => id === form.zoneId);

  return {
    form,
    priorities,
    zones: zones.filter(({ zonePriority }) => zonePriority === form.zonePriority),
    /** Reason the selected carrier has no zones left for the suburb; null until its zones have loaded. */
    noZonesReason: priorities.length === 0 ? reasonOf(loaded) : null,
    /** Change of the zone by another user since the form was opened; null if there is none. */
    changeByOther: saving.isBusy ? null : changeOf(zone, listed),
    /** Set when the zones of the selected carrier could not be loaded. */
    reloadZones: retryOf(zonesOfCarrier),
    visibleErrors: isChecked ? errors : noErrors,
    isDirty: chosen.carrierId !== initial.carrierId || chosen.zoneId !== initial.zoneId,
    /** Clears the choices that depend on the carrier or priority. */
    selectCarrier: (carrierId: number | null) => {
      setChosen({ carrierId, zonePriority: null, zoneId: null });
    },
    selectPriority: (zonePriority: number | null) => {
      setChosen({ ...chosen, zonePriority, zoneId: null });
    },
    selectZone: (zoneId: number | null) => {
      setChosen({ ...chosen, zoneId });
    },
    submit: () => {
      setChecked(true);
      if (Object.keys(errors).length === 0 && selected) void saving.save(selected);
    },
    isBusy: saving.isBusy,
    rejection: saving.rejection,
  };
}

/** Zone that saving moves the suburb from: the one it is in now, if another user has moved it. */
const movedFrom = (
  zone: CarrierZoneView | null,
  listed: readonly CarrierZoneView[] | undefined,
): CarrierZoneView | null => (zone && listed && currentZone(zone, listed)) ?? zone;

function changeOf(
  zone: CarrierZoneView | null,
  listed: readonly CarrierZoneView[] | undefined,
): string | null {
  if (!zone || !listed) return null;
  const now = currentZone(zone, listed);
  if (now === null) return appZoneTexts.removedByOther;
  return now.id === zone.id ? null : interpolate(appZoneTexts.movedByOther, { zone: now.zone });
}

/** Reason for an empty list: the carrier has no zones, or another user has since assigned them. */
function reasonOf(loaded: readonly CarrierZoneView[] | undefined): string | null {
  if (loaded === undefined) return null;
  return loaded.length === 0 ? appZoneTexts.noZones : appZoneTexts.allAssigned;
}

export type SuburbZoneFormState = ReturnType<typeof useSuburbZoneForm>;

/** ZONE-28, ZONE-29 */
function useSaveSuburbZone({ suburb, zone, onSaved }: SuburbZoneFormProps) {
  const [addZone, adding] = useAddSuburbZoneMutation();
  const [changeZone, changing] = useChangeSuburbZoneMutation();
  const submission = useSubmissionKey();
  const unconfirmed = useUnconfirmedSubmission();
  const error = adding.error ?? changing.error;
  const reportSave = useFormSaveFeedback();

  async function save(selected: CarrierZoneView) {
    const request = { suburbId: suburb.id, zone: selected };
    const response = zone
      ? changeZone({ ...request, oldId: zone.id })
      : addZone({ ...request, idempotencyKey: submission.keyFor(request) });
    const done = zone ? texts.updated : texts.created;
    if (await reportSave(response, { done, failed: notSaved(suburbText(suburb)) })) onSaved();
    unconfirmed.settle(selected.id, (await response).error);
  }

  return {
    save,
    isUnconfirmed: unconfirmed.isUnconfirmed,
    isBusy: adding.isLoading || changing.isLoading,
    rejection: error && failureOf(error, zone ? texts.updateFailed : texts.createFailed),
  };
}
