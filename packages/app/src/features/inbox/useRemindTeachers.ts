import { useLingui } from '@lingui/react/macro'
import { reportIfMissing, useOptionalMutation } from '#api/optionalOperations.ts'
import { useSendsMails } from '#features/settings/settingsQueryHooks.ts'

/** Emails all teachers with missing attendance; undefined if the backend can’t (an extension) or has no email. */
export function useRemindTeachers() {
  const { t } = useLingui()
  const missing = t`Reminding all teachers isn’t supported on this server.`
  const remind = useOptionalMutation('remindTeachers', missing)
  const sendsMails = useSendsMails()
  // The queue was just loaded, so a 404 means that the operation is missing.
  if (!sendsMails || !remind) return undefined
  return async () => reportIfMissing(await remind({}, () => Promise.resolve(true)), missing)
}
