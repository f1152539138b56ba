import {
  CalendarClock,
  CircleDot,
  Eraser,
  FilePlus2,
  Hash,
  Layers,
  PackageCheck,
  Pencil,
  Plus,
  Printer,
  RefreshCw,
  RotateCcw,
  Send,
  Trash2,
  TriangleAlert,
  Truck,
  type LucideIcon,
} from 'lucide-react';

import type { Tone } from '../theme/tokens';

export interface EventStyle {
  readonly icon: LucideIcon;
  readonly tone: Tone;
}

const styles: Readonly<Record<string, EventStyle>> = {
  ConsignmentDrafted: { icon: FilePlus2, tone: 'neutral' },
  ConsignmentCreated: { icon: Plus, tone: 'neutral' },
  ConsignmentAmended: { icon: Pencil, tone: 'warn' },
  OfferSelected: { icon: RefreshCw, tone: 'neutral' },
  ConnoteAssigned: { icon: Hash, tone: 'neutral' },
  ItemsNumbered: { icon: Hash, tone: 'neutral' },
  ConsignmentDeleted: { icon: Trash2, tone: 'bad' },
  ConsignmentRestored: { icon: RotateCcw, tone: 'neutral' },
  DispatchDateRolledOver: { icon: CalendarClock, tone: 'warn' },
  ConsignmentManifested: { icon: Layers, tone: 'plan' },
  PickupBooked: { icon: CalendarClock, tone: 'plan' },
  TrackingUpdated: { icon: Truck, tone: 'move' },
  ProofRecorded: { icon: PackageCheck, tone: 'done' },
  LabelPrinted: { icon: Printer, tone: 'neutral' },
  PersonalDataErased: { icon: Eraser, tone: 'warn' },
  ManifestingStarted: { icon: Layers, tone: 'neutral' },
  ConsignmentAddedToManifest: { icon: Plus, tone: 'neutral' },
  ConsignmentLeftOut: { icon: TriangleAlert, tone: 'warn' },
  ManifestSubmitted: { icon: Layers, tone: 'plan' },
  PickupBookingRequested: { icon: CalendarClock, tone: 'neutral' },
  ManifestPickupBooked: { icon: CalendarClock, tone: 'done' },
  PickupBookingFailed: { icon: TriangleAlert, tone: 'bad' },
  TransmissionQueued: { icon: Send, tone: 'neutral' },
  ManifestTransmitted: { icon: Send, tone: 'done' },
  TransmissionFailed: { icon: TriangleAlert, tone: 'bad' },
  ManifestResent: { icon: RefreshCw, tone: 'neutral' },
  ManifestPrinted: { icon: Printer, tone: 'neutral' },
};

/** Icon and tone of an event; unknown types get a dot. */
export const eventStyle = (type: string): EventStyle =>
  styles[type] ?? { icon: CircleDot, tone: 'neutral' };
