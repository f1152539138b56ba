/** Carriers with their own API. Not from the specification. */
export const appAdapterTexts = {
  title: 'Account with {carrier}',
  note: 'Linehaul connects to {carrier} directly. You need your own account.',
  select: 'Select',
  offers: 'Available with this carrier',
  capabilities: {
    rating: 'Live prices',
    manifests: 'Manifests',
    labels: "Carrier's own labels",
    pickups: 'Pickup bookings',
    tracking: 'Tracking',
  },
  offered: 'available',
  notOffered: 'not available',
  invalidSettings: "The carrier's settings are not valid",
} as const;
