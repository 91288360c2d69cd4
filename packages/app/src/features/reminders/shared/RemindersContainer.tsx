import { useLingui } from '@lingui/react/macro'
import { type PushReminders, ReminderSettingsScreen } from '@maktab/ui/features/reminders/shared/ReminderSettingsScreen'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { api } from '#api/api.ts'
import { DomainError } from '#api/useErrorMessage.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { isSubscribed, subscribeDevice, unsubscribeDevice } from '#offline/pushSubscription.ts'
import { pageOwnerAtom } from '#session/sessionAtoms.ts'
import { useOptionalQuery } from '#api/optionalOperations.ts'
import { useState } from 'react'

/**
 * Whether notifications are enabled on this device, and a way to change it; undefined if the school or the browser
 * doesn’t support them.
 */
export function usePushReminders(pushKey: string | undefined): PushReminders | undefined {
  const { t } = useLingui()
  const mutate = useApiMutation({ tell: 'form' })
  const queryClient = useQueryClient()
  const account = useAtomValue(pageOwnerAtom) ?? ''
  const queryKey = ['isReminded', account]
  const { data: isOn } = useQuery({
    queryKey,
    queryFn: async () => (await isSubscribed(account)) ?? null,
    enabled: pushKey !== undefined,
  })
  if (pushKey === undefined || isOn === undefined || isOn === null) return undefined
  const addDevice = async () => {
    const device = await subscribeDevice(account, pushKey)
    if (!device) throw new DomainError(t`Notifications are blocked. Allow them in your browser settings.`)
    return api('addReminderDevice', { body: device })
  }
  const removeDevice = async () => {
    const endpoint = await unsubscribeDevice()
    return endpoint === undefined ? {} : api('removeReminderDevice', { body: { endpoint } })
  }
  return {
    isOn,
    onChange: async (isEnabled) => {
      const outcome = isEnabled
        ? await mutate('addReminderDevice', addDevice)
        : await mutate('removeReminderDevice', removeDevice)
      await queryClient.invalidateQueries({ queryKey })
      return outcome
    },
  }
}

/** `/admin/reminders`, `/teacher/reminders` and `/student/reminders`. Both parts are extensions (decision 61). */
export function RemindersContainer() {
  const { newPath, createFeed, closeFeed } = useCalendarFeedActions()
  const mutate = useApiMutation()
  const reminders = useOptionalQuery('getReminders')
  const device = usePushReminders(reminders?.state === 'ready' ? reminders.data.pushKey : undefined)
  return (
    <ReminderSettingsScreen
      feed={useOptionalQuery('getCalendarFeed', { select: ({ feed }) => feed })}
      newPath={newPath}
      host={window.location.host}
      onCreateFeed={createFeed}
      onCloseFeed={closeFeed}
      reminders={reminders}
      device={device}
      onSaveReminders={(body) => mutate('saveReminders', { body })}
      onTestReminder={() => mutate('testReminder', {})}
    />
  )
}

/** Mutations of the calendar feed, and the path of a newly created one, which is shown once and not stored. */
function useCalendarFeedActions() {
  const mutate = useApiMutation()
  const [newPath, setNewPath] = useState<string>()
  return {
    newPath,
    createFeed: () =>
      mutate('createCalendarFeed', async () => {
        const response = await api('createCalendarFeed')
        setNewPath(response.path)
        return response
      }),
    closeFeed: () =>
      mutate('revokeCalendarFeed', async () => {
        const response = await api('revokeCalendarFeed')
        setNewPath(undefined)
        return response
      }),
  }
}
