const DEFAULT_STATUS = 500;

type Response = { status: number; statusText: string; data: unknown };

/** Status and message of anything a route may throw. */
export function describeFailure(
  error: unknown,
  isResponse: (error: unknown) => error is Response,
): { status: number; message: string } {
  if (isResponse(error)) {
    return { status: error.status, message: typeof error.data === 'string' ? error.data : error.statusText };
  }
  return { status: DEFAULT_STATUS, message: error instanceof Error ? error.message : '' };
}
