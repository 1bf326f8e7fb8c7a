import type { z } from 'zod';
import { ROUTES, type Route, type RouteName } from './routes.ts';

/** What goes in and what comes out. `data` describes the envelope's data on success. */
export type Shapes = {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  data: z.ZodType;
};

export type Endpoint = Route & Shapes & { name: string };

/** Attaches schemas to a row of the route table: declared once, mounted by the server, called by the web. */
export function endpoint<Name extends RouteName, const Schemas extends Shapes>(name: Name, schemas: Schemas) {
  return { name, ...ROUTES[name], ...schemas };
}

type Part = 'params' | 'query' | 'body';
type Sent<E> = {
  [P in Part as P extends keyof E ? P : never]: E[P & keyof E] extends z.ZodType<unknown, infer In> ? In : never;
};
type Received<E> = {
  [P in Part as P extends keyof E ? P : never]: E[P & keyof E] extends z.ZodType<infer Out> ? Out : never;
};

/** What a caller passes. */
export type Args<E> = Sent<E>;
/** What the handler gets, after parsing. */
export type Input<E> = Received<E>;
/** What the caller gets back. */
export type Data<E> = E extends { data: z.ZodType<infer Out> } ? Out : never;
/** What the handler returns, before parsing. */
export type DataToSend<E> = E extends { data: z.ZodType<unknown, infer In> } ? In : never;
