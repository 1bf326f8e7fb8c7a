import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '@markwright/contracts';
import { testEndpoint } from '../testing/test-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { describeApi } from './api-description.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the API describes itself as OpenAPI 3.1, every endpoint included', async () => {
  const response = await fetch(`${server.url}/api/docs/openapi.json`);
  const description = (await response.json()) as { openapi: string; paths: Record<string, object> };
  expect(description.openapi).toBe('3.1.0');
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = Object.values(ROUTES).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual(declared.sort());
});

test('the readable page lists every endpoint and loads nothing from elsewhere', async () => {
  const html = await (await fetch(`${server.url}/api/docs`)).text();
  for (const { path } of Object.values(ROUTES)) expect(html).toContain(path.replace(/:(\w+)/g, '{$1}'));
  expect(html).not.toMatch(/(src|href)="https?:/);
  expect(html).not.toMatch(/<script|style=|<style/);
});

test('parameters, bodies, security and idempotency are described from the schemas', () => {
  const endpoint = testEndpoint({
    name: 'rename',
    method: 'POST',
    path: '/api/things/:id',
    auth: 'user',
    creates: true,
    params: z.object({ id: z.uuid() }),
    query: z.object({ page: z.coerce.number().default(1) }),
    body: z.object({ name: z.string().max(20) }),
    data: z.object({ id: z.string() }),
  });
  const sent = { 'application/json': { schema: { properties: { name: { type: 'string', maxLength: 20 } } } } };
  const replied = {
    'application/json': { schema: { properties: { data: { properties: { id: { type: 'string' } } } } } },
  };
  expect(describeApi([endpoint], 'http://localhost:3000')).toMatchObject({
    paths: {
      '/api/things/{id}': {
        post: {
          security: [{ appSign: [], token: [] }],
          parameters: [
            { name: 'id', in: 'path', required: true },
            { name: 'page', in: 'query', required: false },
            { name: 'idempotency-key', in: 'header', required: false },
          ],
          requestBody: { content: sent },
          responses: { 200: { content: replied } },
        },
      },
    },
  });
});
