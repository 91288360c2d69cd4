import { useLingui } from '@lingui/react/macro'
import type { ResponseOf } from '@maktab/client/createApi'
import type { SettingsDraft } from '@maktab/ui/features/settings/admin/settings.schema'
import type { FrontPictureDraft } from '@maktab/ui/features/settings/admin/PictureCards'
import { type SubmitResult, handled } from '@maktab/ui/submitResult'
import { useQuery } from '@tanstack/react-query'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { useOptionalMutation } from '#api/optionalCalls.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { usePrefetch, useRemote } from '#api/useApiQuery.ts'
import { toasts } from '#feedback/toasts.ts'
import { isNotImplemented } from '#session/backendCapabilities.ts'

/**
 * The school’s settings, an extension of the specification: `isMissing` where the backend doesn’t know them
 * (decision 16). Screens then go by the defaults, and nobody is told.
 */
export function useSettings() {
  usePrefetch(queryOptionsFor('getSettings'))
  const query = useQuery({ ...queryOptionsFor('getSettings'), select: ({ settings }) => settings })
  return {
    settings: useRemote(query),
    isMissing: isNotImplemented(query.error),
  }
}

/** Whether mails of the school reach people; undefined while that isn’t known, and where the backend doesn’t say. */
export function useSendsMails(): boolean | undefined {
  return useQuery({ ...queryOptionsFor('getSettings'), select: ({ sendsMails }) => sendsMails }).data
}

/** Of which version the school’s software is; undefined while that isn’t known, and where the backend doesn’t say. */
export function useSoftwareVersion(): string | undefined {
  return useQuery({ ...queryOptionsFor('getSettings'), select: ({ softwareVersion }) => softwareVersion }).data
}

/**
 * Whether whoever hasn’t confirmed their e-mail waits for it: not where the school stopped asking for it, or can’t send
 * the link any more. A backend that says nothing of it means what it says of each.
 */
export function useRequiresEmailConfirmation(): boolean {
  const waiting = ({ settings, sendsMails }: ResponseOf<'getSettings'>) =>
    settings.confirmsEmails !== false && sendsMails !== false
  return useQuery({ ...queryOptionsFor('getSettings'), select: waiting }).data ?? true
}

/** Whether another child may join the account that a taken e-mail has; not where the backend doesn’t say so. */
export function useCanShareAccount(): boolean {
  return useQuery({ ...queryOptionsFor('getSettings'), select: ({ joinsAccounts }) => joinsAccounts }).data ?? false
}

/** The school itself is always there: what isn’t known is the call. */
const isThere = () => Promise.resolve(true)

/** Gives the school a mark of its own, or takes it away without a picture; undefined where the backend knows of none. */
export function useSaveLogo() {
  const { t } = useLingui()
  const gone = t`A logo can’t be kept here. Nothing was changed.`
  const save = useOptionalMutation('saveSchoolLogo', gone)
  return save && (async (logo: File | null) => tellIfGone(await save({ body: logo ? { logo } : {} }, isThere), gone))
}

/** Gives the page for visitors a picture, describes it, or takes it away; undefined where the backend knows of none. */
export function useSaveFrontPicture() {
  const { t } = useLingui()
  const gone = t`A picture can’t be kept here. Nothing was changed.`
  const save = useOptionalMutation('saveFrontPicture', gone)
  return save && (async (body: FrontPictureDraft) => tellIfGone(await save({ body }, isThere), gone))
}

/** What can’t be kept here takes its form away, which could say so no longer. */
function tellIfGone(outcome: SubmitResult, gone: string): SubmitResult {
  if (outcome.state !== 'refused' || outcome.message !== gone) return outcome
  toasts.error(outcome.message)
  return handled
}

/** Saves the settings; every screen goes by the new ones before it counts as done. */
export function useSaveSettings() {
  const mutate = useApiMutation()
  return (body: SettingsDraft) => mutate('saveSettings', { body })
}
