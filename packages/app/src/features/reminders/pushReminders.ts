import { useLingui } from '@lingui/react/macro'
import type { PushReminders } from '@maktab/ui/features/reminders/shared/PushRemindersCard'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { api } from '#api/api.ts'
import { DomainError } from '#api/DomainError.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { isSubscribed, subscribeDevice, unsubscribeDevice } from '#offline/pushSubscription.ts'
import { pageOwnerAtom } from '#session/sessionAtoms.ts'

/** Whether reminders are shown on this device, and a way to change it; none where school or browser don’t show any. */
export function usePushReminders(pushKey: string | undefined): PushReminders | undefined {
  const { t } = useLingui()
  const act = useApiMutation({ tell: 'form' })
  const queries = useQueryClient()
  const account = useAtomValue(pageOwnerAtom) ?? ''
  const queryKey = ['isReminded', account]
  const { data: isOn } = useQuery({
    queryKey,
    queryFn: async () => (await isSubscribed(account)) ?? null,
    enabled: pushKey !== undefined,
  })
  if (pushKey === undefined || isOn === undefined || isOn === null) return undefined
  const add = async () => {
    const device = await subscribeDevice(account, pushKey)
    if (!device)
      throw new DomainError(t`The browser doesn’t let the school show anything. Allow notifications in its settings.`)
    return api('addReminderDevice', { body: device })
  }
  const remove = async () => {
    const endpoint = await unsubscribeDevice()
    return endpoint === undefined ? {} : api('removeReminderDevice', { body: { endpoint } })
  }
  return {
    isOn,
    onChange: async (wanted) => {
      const outcome = wanted ? await act('addReminderDevice', add) : await act('removeReminderDevice', remove)
      await queries.invalidateQueries({ queryKey })
      return outcome
    },
  }
}
