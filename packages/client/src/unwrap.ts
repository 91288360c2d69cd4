import { ApiError } from './ApiError.ts'
import { refusalError, thrownError } from './toApiError.ts'

type Answer<Data> = { data?: Data; error?: unknown; response: Response }

/**
 * The data of an answer, or an `ApiError`. It goes by the status, not by the body: a refusal with an empty body is
 * still a refusal, and an answer that is empty, cut off or no JSON is an error of its own, never a crash.
 */
export async function unwrap<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answer.catch((cause: unknown) => {
    throw thrownError(cause)
  })
  if (!response.ok) throw refusalError(response, error)
  if (typeof data !== 'object' || data === null) {
    throw new ApiError({ kind: 'malformed', status: response.status, message: 'Something went wrong' })
  }
  return data
}
