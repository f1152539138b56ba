/** A small API with every feature that our documents use. */
export const released = () => ({
  paths: {
    '/orders': {
      get: {
        operationId: 'listOrders',
        'x-audience': 'public',
        security: [{ session: [] }, { key: ['orders:read'] }],
        parameters: [
          { name: 'size', in: 'query', required: false, schema: { type: 'integer', maximum: 200 } },
          { $ref: '#/components/parameters/After' },
        ],
        responses: {
          200: {
            headers: { 'X-Event-Position': {}, RateLimit: {} },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Orders' } } },
          },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
      post: {
        operationId: 'createOrder',
        'x-audience': 'public',
        security: [{ session: [] }, { key: ['orders:write'] }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewOrder' } } },
        },
        responses: {
          200: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
          400: { $ref: '#/components/responses/NotFound' },
        },
      },
    },
    '/types': {
      get: {
        operationId: 'listTypes',
        'x-audience': 'public',
        security: [],
        responses: { 200: { content: { 'application/json': { schema: { type: 'array' } } } } },
      },
      delete: { operationId: 'Types_remove', 'x-audience': 'portal', responses: {} },
    },
    '/label': {
      get: {
        operationId: 'getLabel',
        'x-audience': 'public',
        security: [{ session: [] }],
        responses: { 200: { content: { '*/*': { schema: { type: 'string' } } } }, 204: {} },
      },
      put: {
        operationId: 'markLabel',
        'x-audience': 'public',
        security: [{ session: [] }],
        requestBody: { required: false, content: { 'application/json': { schema: {} } } },
        responses: { 204: {} },
      },
    },
  },
  components: {
    parameters: {
      After: { name: 'X-After', in: 'header', required: false, schema: { type: 'string' } },
    },
    responses: {
      NotFound: {
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Error' },
                { properties: { code: { enum: ['a'], 'x-extensible': true } } },
              ],
            },
          },
        },
      },
    },
    schemas: {
      Error: {
        type: 'object',
        properties: { code: { type: 'string' }, message: { type: 'string' } },
        required: ['code', 'message'],
      },
      Orders: {
        type: 'object',
        properties: {
          orders: { type: 'array', items: { $ref: '#/components/schemas/Order' } },
          total: { type: 'integer' },
          counts: { type: 'object', additionalProperties: { type: 'integer' } },
          changes: { type: 'array', items: { $ref: '#/components/schemas/Change' } },
          receipt: { $ref: '#/components/schemas/Receipt' },
        },
        required: ['orders', 'total'],
      },
      Order: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          state: { enum: ['OPEN', 'SENT'] },
          sentAt: { type: ['string', 'null'], format: 'date-time' },
          note: { type: 'string' },
          parent: { anyOf: [{ $ref: '#/components/schemas/Order' }, { type: 'null' }] },
        },
        required: ['id', 'state', 'sentAt', 'parent'],
      },
      Change: {
        oneOf: [{ $ref: '#/components/schemas/Order' }],
        discriminator: {
          propertyName: 'state',
          mapping: { OPEN: '#/components/schemas/Order' },
        },
        'x-extensible': true,
      },
      Receipt: {
        oneOf: [{ $ref: '#/components/schemas/Paid' }],
        discriminator: { propertyName: 'kind', mapping: { PAID: '#/components/schemas/Paid' } },
      },
      Paid: {
        type: 'object',
        properties: { kind: { type: 'string', const: 'PAID' }, amount: { type: 'number' } },
        required: ['kind', 'amount'],
      },
      NewOrder: {
        type: 'object',
        properties: {
          reference: { type: 'string', minLength: 2, maxLength: 20 },
          kind: { enum: ['NEW', 'RETURN'] },
          weight: { type: 'number', minimum: 0, maximum: 100 },
          day: { type: 'string' },
          note: { type: ['string', 'null'] },
          tags: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 5 },
          size: { anyOf: [{ type: 'integer' }, { enum: ['S', 'L'] }] },
          box: {
            type: 'object',
            properties: { length: { type: 'number' }, width: { type: 'number' } },
            required: ['length'],
          },
        },
        required: ['reference'],
      },
    },
  },
});
