import { RemindersScreen } from '@maktab/ui/features/reminders/shared/RemindersScreen'
import { usePushReminders } from '#features/reminders/pushReminders.ts'
import type { RemindersDraft } from '@maktab/ui/features/reminders/shared/reminders.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'
import { useState } from 'react'
import { api } from '#api/api.ts'

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
  const act = useApiMutation()
  return {
    saveReminders: (body: RemindersDraft) => act('saveReminders', { body }),
    testReminder: () => act('testReminder', {}),
  }
}

/** Whether one’s calendar has an address; none where the backend doesn’t know such addresses (decision 61). */
function useCalendarFeed() {
  return useOptionalQuery('getCalendarFeed', { select: ({ feed }) => feed })
}

/** What can be done with the address, and the path of one that was made here: it is told once, and gone with the page. */
function useCalendarFeedActions() {
  const act = useApiMutation()
  const [newPath, setNewPath] = useState<string>()
  return {
    newPath,
    createFeed: () =>
      act('createCalendarFeed', async () => {
        const answer = await api('createCalendarFeed')
        setNewPath(answer.path)
        return answer
      }),
    closeFeed: () =>
      act('revokeCalendarFeed', async () => {
        const answer = await api('revokeCalendarFeed')
        setNewPath(undefined)
        return answer
      }),
  }
}
