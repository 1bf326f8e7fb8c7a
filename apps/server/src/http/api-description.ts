import { z } from 'zod';
import { APP_SIGN_HEADER, ERRORS, IDEMPOTENCY_HEADER, TOKEN_HEADER, type Endpoint } from '@markwright/contracts';

type Json = Record<string, unknown>;

/** OpenAPI 3.1 made from the schemas the server checks with, so it cannot drift from them. */
export function describeApi(endpoints: readonly Endpoint[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Markwright 方格',
      version: '1',
      description:
        'Every JSON reply is HTTP 200 with { code, msg, data }; code 200 is success. Codes: ' +
        Object.values(ERRORS)
          .map(({ code, en }) => `${code} (${en})`)
          .join('; '),
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        appSign: { type: 'apiKey', in: 'header', name: APP_SIGN_HEADER },
        token: { type: 'apiKey', in: 'header', name: TOKEN_HEADER, description: 'The bare token.' },
      },
    },
  };
}

function describeEndpoint(endpoint: Endpoint): Json {
  const keyHeader = {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 128 },
  };
  return {
    operationId: endpoint.name,
    security: [{ ...(!endpoint.plain && { appSign: [] }), ...(endpoint.auth === 'user' && { token: [] }) }],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.creates ? [keyHeader] : []),
    ],
    ...requestBody(endpoint),
    responses: { 200: endpoint.plain ? { description: 'The file or page itself.' } : describeReply(endpoint) },
  };
}

function parameters(where: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: toSchema(field as z.ZodType, 'input'),
  }));
}

function requestBody({ body, upload }: Endpoint): Json {
  if (upload) return { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' } } } } };
  return body
    ? { requestBody: { required: true, content: { 'application/json': { schema: toSchema(body, 'input') } } } }
    : {};
}

function describeReply({ data }: Endpoint): Json {
  const properties = { code: { type: 'integer' }, msg: { type: 'string' }, data: toSchema(data, 'output') };
  const schema = { type: 'object', required: ['code', 'msg', 'data'], properties };
  return { description: 'The envelope.', content: { 'application/json': { schema } } };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
