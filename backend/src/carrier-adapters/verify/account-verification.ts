import {
  type AccountFacts,
  type Call,
  type CarrierAdapter,
  Rejected,
  type Shipment,
} from '../kit/index.js';
import { announceOnce } from '../kit/find-before-send.js';
import { handOver } from '../kit/hand-over.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';

/** One step of a verification, for the table. */
export interface VerifiedStep {
  readonly step: string;
  readonly milliseconds: number;
  readonly result: string;
  readonly outcome: 'DONE' | 'REFUSED' | 'FAILED' | 'LEFT_OUT';
}

/** Optional steps, besides the account, the prices and one shipment, which is deleted afterwards. */
export interface VerificationOptions {
  readonly ourReference: string;
  /** A connote to track. */
  readonly number?: string | undefined;
  /** Books a pickup, which has to be cancelled manually. */
  readonly withPickup: boolean;
  /** Lodges the test shipment, which is then charged. */
  readonly withManifest: boolean;
}

const address = {
  contactName: 'Linehaul Verification',
  phoneNumber: '0200000000',
  email: null,
  addressLine2: null,
};

/** A small carton between two post offices, marked as a test. */
const testShipment = (service: string, ourReference: string): Shipment => ({
  ourReference,
  references: ['LINEHAUL TEST'],
  type: 'DEFAULT',
  service,
  from: {
    ...address,
    company: 'Linehaul Test Sender',
    addressLine1: '1 Martin Place',
    suburb: 'SYDNEY',
    state: 'NSW',
    postcode: '2000',
  },
  to: {
    ...address,
    company: 'Linehaul Test Receiver',
    addressLine1: '250 Elizabeth Street',
    suburb: 'MELBOURNE',
    state: 'VIC',
    postcode: '3000',
  },
  items: [
    {
      itemNumber: 1,
      itemTypeName: 'Carton',
      description: 'Test, do not send',
      quantity: 1,
      length: 0.2,
      width: 0.15,
      height: 0.1,
      weight: 0.5,
      hasDangerousGoods: false,
    },
  ],
  specialInstructions: null,
  hasAuthorityToLeave: false,
});

/** Verifies an adapter's capabilities with one account, step by step, and deletes what it announced. */
export class AccountVerification<Settings> {
  readonly steps: VerifiedStep[] = [];

  constructor(
    private readonly adapter: CarrierAdapter<Settings>,
    private readonly call: Call<Settings>,
    private readonly options: VerificationOptions,
  ) {}

  async run(): Promise<readonly VerifiedStep[]> {
    const account = await this.step(
      'account',
      () => this.adapter.check(this.call),
      ({ services }: AccountFacts) => `${services.length} services`,
    );
    const services = account?.services.map(({ code }) => code) ?? [];
    await this.price(services);
    const [service] = services;
    if (service !== undefined) await this.announce(service);
    await this.track();
    return this.steps;
  }

  private async price(services: readonly string[]): Promise<void> {
    const { rating } = this.adapter;
    for (const service of rating ? services : []) {
      const shipment = testShipment(service, this.options.ourReference);
      await this.step(
        `price ${service}`,
        () => rating?.quote(shipment, [service], this.call) ?? Promise.resolve([]),
        ([one]) =>
          one && 'totalCents' in one ? dollars(one.totalCents) : (one?.refusal.message ?? 'none'),
      );
    }
  }

  private async announce(service: string): Promise<void> {
    const { shipments } = this.adapter;
    if (!shipments) return;
    const shipment = testShipment(service, this.options.ourReference);
    const announced = await this.step(
      'announce',
      () => announceOnce(this.adapter, shipment, { isRepeated: false, call: this.call }),
      ({ connoteNumber }) => connoteNumber,
    );
    if (!announced) return;
    const { carrierReference } = announced;
    await this.step(
      'find',
      () => shipments.find(shipment.ourReference, this.call),
      (found) => (found ? 'found by our reference' : 'NOT FOUND by our reference'),
      (found) => found?.carrierReference === carrierReference,
    );
    await this.label(carrierReference);
    await this.lodge(shipment);
    await this.bookPickup(shipment);
    if (this.options.withManifest) return;
    await this.step(
      'withdraw',
      () => shipments.withdraw(carrierReference, this.call),
      () => 'withdrawn',
    );
  }

  private async label(carrierReference: string): Promise<void> {
    const { labels } = this.adapter;
    if (!labels) return;
    await this.step(
      'label',
      () => labels.fetch([carrierReference], 'PDF', this.call),
      ({ bytes }) => `${bytes.length} bytes`,
      ({ bytes }) => bytes.subarray(0, 4).toString() === '%PDF',
    );
  }

  private async lodge(shipment: Shipment): Promise<void> {
    if (!this.adapter.manifests) return;
    if (!this.options.withManifest) {
      this.leaveOut('manifest', 'only with --manifest: it is charged');
      return;
    }
    const work = {
      ourReference: `${this.options.ourReference}-M`,
      shipper: 'Linehaul Test',
      shipments: [shipment],
      isRepeated: true, // it was announced before
    };
    await this.step(
      'manifest',
      () => handOver(this.adapter, work, this.call),
      ({ references }) => references.join(', '),
    );
  }

  private async bookPickup(shipment: Shipment): Promise<void> {
    const { pickups } = this.adapter;
    if (!pickups) return;
    if (!this.options.withPickup) {
      this.leaveOut('pickup', 'only with --pickup: you have to cancel it');
      return;
    }
    const day = this.call.now.toISOString().slice(0, 10);
    const pickup = {
      ourReference: `${this.options.ourReference}-P`,
      service: shipment.service,
      from: shipment.from,
      readyTime: `${day}T13:00:00+10:00`,
      closingTime: `${day}T16:00:00+10:00`,
      items: shipment.items,
    };
    await this.step('pickup', () => pickups.book(pickup, this.call), String);
  }

  private async track(): Promise<void> {
    const { tracking } = this.adapter;
    const { number } = this.options;
    if (!tracking) return;
    if (number === undefined) {
      this.leaveOut('track', 'only with --number CONNOTE');
      return;
    }
    await this.step(
      'track',
      () => tracking.pull([number], this.call),
      ({ scans, unknownDescriptions }) =>
        [`${scans.length} scans`, ...unknownDescriptions.map((words) => `unknown: ${words}`)].join(
          '; ',
        ),
    );
  }

  private leaveOut(step: string, result: string): void {
    this.steps.push({ step, milliseconds: 0, result, outcome: 'LEFT_OUT' });
  }

  /** Records the result of a step; null when it failed. @throws errors that are not a carrier's outcome */
  private async step<Result>(
    step: string,
    work: () => Promise<Result>,
    describe: (result: Result) => string,
    isSuccessful: (result: Result) => boolean = () => true,
  ): Promise<Result | null> {
    const started = performance.now();
    const milliseconds = () => Math.round(performance.now() - started);
    try {
      const result = await work();
      const outcome = isSuccessful(result) ? 'DONE' : 'FAILED';
      this.steps.push({ step, milliseconds: milliseconds(), result: describe(result), outcome });
      return result;
    } catch (error) {
      if (!(error instanceof TransferFailed)) throw error;
      const outcome = error instanceof Rejected ? 'REFUSED' : 'FAILED';
      this.steps.push({ step, milliseconds: milliseconds(), result: error.message, outcome });
      return null;
    }
  }
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
