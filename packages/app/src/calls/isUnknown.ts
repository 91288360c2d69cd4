import { ApiError } from '@maktab/client/ApiError'

/** Whether the backend doesn’t know a call: an extension of the specification (decision 16). */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
