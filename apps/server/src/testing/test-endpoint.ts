import type { Endpoint } from '@markwright/contracts';

/** An endpoint that exists in one test only, to prove what holds for every endpoint. */
export const testEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;
