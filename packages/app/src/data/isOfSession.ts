import { ApiError } from '@maktab/client/ApiError'

/** Whether a failure is of the session and so told by `watchSession`, not by who made the call. */
export function isOfSession(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}
