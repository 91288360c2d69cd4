import { useLingui } from '@lingui/react/macro'
import { type PushReminders, RemindersScreen } from '@maktab/ui/features/reminders/shared/RemindersScreen'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { api } from '#api/api.ts'
import { DomainError } from '#api/errors.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { isSubscribed, subscribeDevice, unsubscribeDevice } from '#offline/pushSubscription.ts'
import { pageOwnerAtom } from '#session/sessionAtoms.ts'
import type { RemindersDraft } from '@maktab/ui/features/reminders/shared/RemindersForm'
import { useOptionalQuery } from '#api/optionalCalls.ts'
import { useState } from 'react'

/** Whether reminders are shown on this device, and a way to change it; none where school or browser don’t show any. */
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
      const outcome = wanted ? await mutate('addReminderDevice', add) : await mutate('removeReminderDevice', remove)
      await queryClient.invalidateQueries({ queryKey })
      return outcome
    },
  }
}

/** `/admin/reminders`, `/teacher/reminders` and `/student/reminders`. */
export function RemindersContainer() {
  const { newPath, createFeed, closeFeed } = useCalendarFeedActions()
  const { saveReminders, testReminder } = useReminderActions()
  const reminders = useReminders()
  const device = usePushReminders(reminders?.state === 'ready' ? reminders.data.pushKey : undefined)
  return (
    <RemindersScreen
      feed={useCalendarFeed()}
      newPath={newPath}
      host={window.location.host}
      onCreateFeed={createFeed}
      onCloseFeed={closeFeed}
      reminders={reminders}
      device={device}
      onSaveReminders={saveReminders}
      onTestReminder={testReminder}
    />
  )
}

/** Of what whoever is signed in is reminded; none where the backend doesn’t know reminders (decision 61). */
function useReminders() {
  return useOptionalQuery('getReminders')
}

/** What can be done with reminders. */
function useReminderActions() {
  const mutate = useApiMutation()
  return {
    saveReminders: (body: RemindersDraft) => mutate('saveReminders', { body }),
    testReminder: () => mutate('testReminder', {}),
  }
}

/** Whether one’s calendar has an address; none where the backend doesn’t know such addresses (decision 61). */
function useCalendarFeed() {
  return useOptionalQuery('getCalendarFeed', { select: ({ feed }) => feed })
}

/** What can be done with the address, and the path of one that was made here: it is told once, and gone with the page. */
function useCalendarFeedActions() {
  const mutate = useApiMutation()
  const [newPath, setNewPath] = useState<string>()
  return {
    newPath,
    createFeed: () =>
      mutate('createCalendarFeed', async () => {
        const answer = await api('createCalendarFeed')
        setNewPath(answer.path)
        return answer
      }),
    closeFeed: () =>
      mutate('revokeCalendarFeed', async () => {
        const answer = await api('revokeCalendarFeed')
        setNewPath(undefined)
        return answer
      }),
  }
}
