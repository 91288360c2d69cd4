import { useLingui } from '@lingui/react/macro'
import type { ResponseOf } from '@maktab/client/createApi'
import type { FrontPictureDraft } from '@maktab/ui/features/settings/admin/PictureCards'
import { useQuery } from '@tanstack/react-query'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { reportIfMissing, useOptionalMutation } from '#api/optionalOperations.ts'
import { usePrefetch, useRemote } from '#api/useApiQuery.ts'
import { isNotImplemented } from '@maktab/client/extensionDetection'

/**
 * The school’s settings (an extension); `isMissing` if the backend has none (decision 16). Screens then use defaults
 * without an error.
 */
export function useSettings() {
  usePrefetch(queryOptionsFor('getSettings'))
  const query = useQuery({ ...queryOptionsFor('getSettings'), select: ({ settings }) => settings })
  return {
    settings: useRemote(query),
    isMissing: isNotImplemented(query.error),
  }
}

/** Whether the school can send emails; undefined while loading or if the backend doesn’t say. */
export function useSendsMails(): boolean | undefined {
  return useQuery({ ...queryOptionsFor('getSettings'), select: ({ sendsMails }) => sendsMails }).data
}

/**
 * Whether unconfirmed accounts have to confirm their email address: not if the school doesn’t require it or can’t send
 * emails. True if the backend doesn’t say.
 */
export function useRequiresEmailConfirmation(): boolean {
  const isRequired = ({ settings, sendsMails }: ResponseOf<'getSettings'>) =>
    settings.confirmsEmails !== false && sendsMails !== false
  return useQuery({ ...queryOptionsFor('getSettings'), select: isRequired }).data ?? true
}

/** Whether another child may join the account of a taken email address; false if the backend doesn’t say. */
export function useCanShareAccount(): boolean {
  return useQuery({ ...queryOptionsFor('getSettings'), select: ({ joinsAccounts }) => joinsAccounts }).data ?? false
}

/** Whether a course without a receipt is kept as a request; undefined while loading, false if the backend doesn’t say. */
export function useKeepsRequests(): boolean | undefined {
  const { data, isFetched } = useQuery({
    ...queryOptionsFor('getSettings'),
    select: ({ keepsRequests = false }) => keepsRequests,
  })
  // Not `isPending`: a failed query is pending again whenever another component requests the settings.
  return data ?? (isFetched ? false : undefined)
}

/** The school always exists, so a 404 means that the operation is missing. */
const isThere = () => Promise.resolve(true)

/** Saves or removes the school’s logo; undefined if the backend doesn’t support it. */
export function useSaveLogo() {
  const { t } = useLingui()
  const missingMessage = t`Logos aren’t supported on this server. Nothing changed.`
  const save = useOptionalMutation('saveSchoolLogo', missingMessage)
  return (
    save &&
    (async (logo: File | null) => reportIfMissing(await save({ body: logo ? { logo } : {} }, isThere), missingMessage))
  )
}

/** Saves, describes or removes the picture of the front page; undefined if the backend doesn’t support it. */
export function useSaveFrontPicture() {
  const { t } = useLingui()
  const missingMessage = t`Images aren’t supported on this server. Nothing changed.`
  const save = useOptionalMutation('saveFrontPicture', missingMessage)
  return save && (async (body: FrontPictureDraft) => reportIfMissing(await save({ body }, isThere), missingMessage))
}
