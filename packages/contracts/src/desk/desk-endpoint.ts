import { z } from 'zod';
import type { Shapes } from '../endpoint.ts';
import { DESK_ROUTES, type DeskRoute, type DeskRouteName } from './desk-routes.ts';

export type DeskEndpoint = DeskRoute & Shapes & { name: string };

export function deskEndpoint<Name extends DeskRouteName, const Schemas extends Shapes>(name: Name, schemas: Schemas) {
  return { name, ...DESK_ROUTES[name], ...schemas };
}

/** What the desk is answered: a type alone, since only our own server speaks here and nobody reads it from a description. */
export const answer = <Shape>() => z.custom<Shape>();

/** A page of a long list: what comes after the key of the last row seen. */
export type KeyedPage<Row> = { list: Row[]; next: string | null };
export const keyedQuery = {
  after: z.string().max(120).optional(),
  size: z.coerce.number().int().min(1).max(100).default(40),
};

/** Why something was done, in the operator's words. */
export const reasonSchema = z.string().trim().min(2).max(300);
