import type { PricingMethod, Rejection } from '../pricing-answer.js';
import type { Method, MethodInput, MethodPrice } from './method.js';
import {
  cartonMethod,
  flatMethod,
  hourlyMethod,
  itemMethod,
  kgMethod,
  palletMethod,
  satchelMethod,
} from './unit.methods.js';

/** Of equal prices the first method applies. */
const methods: readonly Method[] = [
  kgMethod,
  cartonMethod,
  palletMethod,
  itemMethod,
  satchelMethod,
  flatMethod,
];

export interface PricedMethod extends MethodPrice {
  readonly method: PricingMethod;
}

export interface MethodPrices {
  /** Cheapest first. */
  readonly priced: readonly PricedMethod[];
  readonly rejections: readonly Rejection[];
}

/** Prices every method that has rows for the lane. */
export function priceMethods(input: MethodInput): MethodPrices {
  const priced: PricedMethod[] = [];
  const rejections: Rejection[] = [];
  for (const { name: method, price } of applicableTo(input)) {
    const result = price(input);
    if (typeof result === 'string') rejections.push({ method, code: result });
    else priced.push({ ...result, method });
  }
  return { priced: priced.sort(byFreight), rejections };
}

/** A courier's vehicle is priced by the hour, and by no other method. */
function applicableTo(input: MethodInput): readonly Method[] {
  const isCourier = input.carrier.courierVehicleMinHours !== null;
  return isCourier && hourlyMethod.hasRows(input)
    ? [hourlyMethod]
    : methods.filter(({ hasRows }) => hasRows(input));
}

const byFreight = (left: PricedMethod, right: PricedMethod): number =>
  left.freightCents - right.freightCents;
