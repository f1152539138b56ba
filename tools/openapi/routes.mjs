// Metadata of the compiled controllers in Nest: paths, statuses, parameters, bodies and access.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import 'reflect-metadata';

import { policiesOfRoute } from '../../dist/backend/src/platform/limits/quota-policies.js';
import {
  DEPRECATED,
  deprecatedFieldsOf,
} from '../../dist/backend/src/platform/versions/deprecation.js';

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];
/** Kinds of `RouteParamtypes` in @nestjs/common. */
const BODY = 3;
const QUERY = 4;
const PARAM = 5;

const filesUnder = (folder) =>
  fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name));

/** Every route of the controllers below the folder, by path. */
export async function readRoutes(folder) {
  const files = filesUnder(folder).filter((file) => file.endsWith('.controller.js'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return modules
    .flatMap((exported) => Object.values(exported))
    .filter((value) => typeof value === 'function' && Reflect.hasMetadata('path', value))
    .flatMap(routesOf)
    .sort((left, right) => (left.key < right.key ? -1 : 1));
}

function routesOf(controller) {
  const names = Object.getOwnPropertyNames(controller.prototype);
  return names
    .filter((name) => name !== 'constructor')
    .filter((name) => Reflect.hasMetadata('path', controller.prototype[name]))
    .map((name) => routeOf(controller, name));
}

function routeOf(controller, name) {
  const handler = controller.prototype[name];
  const own = (key) => Reflect.getMetadata(key, handler);
  const metadata = (key) => own(key) ?? Reflect.getMetadata(key, controller);
  const method = METHODS[own('method')];
  const path = pathOf(Reflect.getMetadata('path', controller), own('path'));
  const used = argumentsOf(controller, name);
  const access = metadata('route-access');
  const isContentType = (header) => header.name.toLowerCase() === 'content-type';
  return {
    key: `${path} ${method}`,
    path,
    method,
    controller: controller.name,
    name,
    status: metadata('__httpCode__') ?? (method === 'post' ? 201 : 200),
    access,
    isPublic: access?.kind === 'public',
    body: used.find(({ kind }) => kind === BODY) ?? queryOrBodyOf(used),
    query: used.find(({ kind }) => kind === QUERY)?.type,
    params: used.filter(({ kind }) => kind === PARAM),
    contentType: own('__headers__')?.find(isContentType)?.value,
    rejectsInText: metadata('__exceptionFilters__') !== undefined,
    file: own('receives-file'),
    versions: (own('edit-of-records')?.records ?? []).flatMap(({ parameter }) => parameter ?? []),
    ignoresKey: metadata('ignores-idempotency-key') === true,
    ...endOf(own(DEPRECATED), used),
    policies: policiesOfRoute(method.toUpperCase(), metadata),
  };
}

/** Deprecation of a route, and whether it or a field of its requests is deprecated. */
const endOf = (deprecation, used) => ({
  deprecation,
  endsPartly: deprecation !== undefined || used.some(hasDeprecatedField),
});

const hasDeprecatedField = ({ type }) =>
  type !== undefined && Object.keys(deprecatedFieldsOf(type)).length > 0;

const pathOf = (...parts) => {
  const plain = parts.map((part) => part.replaceAll(/^\/|\/$/g, '')).filter(Boolean);
  return `/${plain.join('/')}`.replaceAll(/:(\w+)/g, '{$1}');
};

function argumentsOf(controller, name) {
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype, name) ?? [];
  const taken = Reflect.getMetadata('__routeArguments__', controller, name) ?? {};
  return Object.entries(taken).map(([key, { index, data, pipes }]) => ({
    kind: Number(key.split(':')[0]),
    type: types[index],
    data,
    pipes: pipes.map((pipe) => (typeof pipe === 'function' ? pipe : pipe.constructor).name),
    listOf: pipes.find((pipe) => pipe.constructor.name === 'ListPipe'),
  }));
}

/** Class that one of our decorators reads from the query or the body. */
const queryOrBodyOf = (used) =>
  used.find(({ kind, type }) => Number.isNaN(kind) && type?.name?.endsWith('Dto'));
