import type { RemindersDraft } from '@maktab/ui/screens/shared/RemindersScreen/reminders.schema'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { useAct } from '../calls/useAct.ts'
import { useUnlessUnknown } from '../calls/useUnlessUnknown.ts'

/** Of what whoever is signed in is reminded; none where the backend doesn’t know reminders (decision 61). */
export function useReminders() {
  return useUnlessUnknown('getReminders', useQuery(readOptions('getReminders')))
}

/** What can be done with reminders. */
export function useReminderActions() {
  const act = useAct()
  return {
    saveReminders: (body: RemindersDraft) => act('saveReminders', { body }),
    testReminder: () => act('testReminder', {}),
  }
}
