import type { ExecutionContext, Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { Request } from 'express';

import { editOf } from '../../audit/expected-versions.js';
import { type FieldError, InvalidRequest } from '../../invalid-request.js';
import type { RequestContext } from '../../request-context.js';
import type { DtoClass } from './thorough-validation.js';
import { fieldNames, unknownNames } from './unknown-fields.js';

/** An argument of a handler, as Nest's decorators describe it. */
interface Argument {
  readonly index: number;
  /** Name of a single query parameter. */
  readonly data?: unknown;
}

interface Route {
  /** Names of all query parameters that something of the route reads. */
  readonly names: readonly string[];
  readonly hasBody: boolean;
  readonly hasQuery: boolean;
}

const routes = new WeakMap<object, Route>();

/**
 * Finds query parameters that the route of a request does not have (ADR 84). They are reported together with the errors
 * of the body or of the other parameters where the route has such.
 * @throws InvalidRequest if the route validates nothing that could report them
 */
export function findUnknownParameters(context: ExecutionContext, request: RequestContext): void {
  const { query } = context.switchToHttp().getRequest<Request>();
  const route = routeOf(context);
  const errors = unknownNames(Object.keys(query), route.names, 'parameter');
  if (errors.length > 0) request.queryErrors = reported(errors, route);
}

function routeOf(context: ExecutionContext): Route {
  const handler = context.getHandler();
  const route = routes.get(handler) ?? readRoute(context.getClass(), handler);
  routes.set(handler, route);
  return route;
}

/** @throws InvalidRequest if the route validates nothing that could report them */
function reported(errors: readonly FieldError[], { hasBody, hasQuery }: Route) {
  if (!hasBody && !hasQuery) throw new InvalidRequest([...errors]);
  return { errors, reportedBy: hasBody ? ('body' as const) : ('query' as const) };
}

function readRoute(controller: Type, handler: { readonly name: string }): Route {
  const { name } = handler;
  const given = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
    string,
    Argument
  >;
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, name) ??
    []) as readonly DtoClass[];
  const all = Object.entries(given);
  const isOf = (kind: RouteParamtypes) => (key: string) => key.startsWith(`${kind}:`);
  const isQuery = isOf(RouteParamtypes.QUERY);
  const isBody = isOf(RouteParamtypes.BODY);
  // an argument of our own decorators may merge query and body
  const readsQuery = (key: string) => isQuery(key) || key.includes('__customRouteArgs__');
  const names = all
    .filter(([key]) => readsQuery(key))
    .flatMap(([, { index, data }]) => {
      const type = types[index];
      return typeof data === 'string' ? [data] : type ? fieldNames(type) : [];
    });
  const edits = editOf(handler)?.records ?? [];
  return {
    names: [...names, ...edits.flatMap(({ parameter }) => parameter ?? [])],
    hasBody: all.some(([key]) => isBody(key)),
    hasQuery: all.some(([key]) => isQuery(key)),
  };
}
