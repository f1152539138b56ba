import type { PricingMethod, Rejection } from '../pricing-answer.js';
import { cartonMethod } from './carton.method.js';
import { kgMethod } from './kg.method.js';
import type { Method, MethodInput, MethodPrice } from './method.js';
import { palletMethod } from './pallet.method.js';
import { flatMethod, hourlyMethod, itemMethod, satchelMethod } from './piece.methods.js';

/** On equal prices the first counts. */
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
  /** The cheapest first. */
  readonly priced: readonly PricedMethod[];
  readonly rejections: readonly Rejection[];
}

/** Prices every method that has rows on the lane. */
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

/** A courier hired by the hour is never beside the other methods. */
function applicableTo(input: MethodInput): readonly Method[] {
  const isCourier = input.carrier.courierVehicleMinHours !== null;
  return isCourier && hourlyMethod.hasRows(input)
    ? [hourlyMethod]
    : methods.filter(({ hasRows }) => hasRows(input));
}

const byFreight = (one: PricedMethod, other: PricedMethod): number =>
  one.freightCents - other.freightCents;
