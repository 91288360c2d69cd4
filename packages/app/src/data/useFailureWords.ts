import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@maktab/client/ApiError'

/** What to say of a failed call: the server’s own words, or ours where nothing came back from it. */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => {
    if (!(error instanceof ApiError)) return t`Something went wrong`
    if (error.kind === 'network') return t`The school can’t be reached. Check your connection and try again.`
    if (error.kind === 'timeout') return t`This is taking too long. Check your connection and try again.`
    return error.message
  }
}
