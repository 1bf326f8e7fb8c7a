import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';

test('[S2.4] a thrown error is a 500 with its message', () => {
  expect(describeFailure(new Error('no palette'), isRouteErrorResponse)).toEqual({
    status: 500,
    message: 'no palette',
  });
  expect(describeFailure('anything', isRouteErrorResponse)).toEqual({ status: 500, message: '' });
});

test('[S2.4] a reply keeps its own status', () => {
  expect(describeFailure(new ErrorResponse(410, 'Gone', 'withdrawn'), isRouteErrorResponse)).toEqual({
    status: 410,
    message: 'withdrawn',
  });
  expect(describeFailure(new ErrorResponse(403, 'Forbidden', null), isRouteErrorResponse)).toEqual({
    status: 403,
    message: 'Forbidden',
  });
});
