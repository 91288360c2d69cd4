import { ApiError } from './ApiError.ts'
import { GENERIC_ERROR } from './readErrorBody.ts'
import { apiErrorFromResponse, apiErrorFromThrown } from './toApiError.ts'

type Answer<Data> = { data?: Data; error?: unknown; response: Response }

/**
 * The data of an answer, or an `ApiError`. It goes by the status, not by the body: a refusal with an empty body is
 * still a refusal, 200 and 201 without a body are done (decision 53), and an answer that is cut off or no JSON is an
 * error of its own, never a crash.
 */
export async function unwrap<Data extends object>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answer.catch((cause: unknown) => {
    throw apiErrorFromThrown(cause)
  })
  if (!response.ok) throw apiErrorFromResponse(response, error)
  const { status } = response
  if (status !== 200 && status !== 201) throw new ApiError({ kind: 'unconfirmed', status, message: GENERIC_ERROR })
  // What must hold something has been checked by now: what is empty here had nothing but words to say.
  if (data === undefined || data === null) return {} as Data
  if (typeof data !== 'object') throw new ApiError({ kind: 'malformed', status, message: GENERIC_ERROR })
  return data
}
