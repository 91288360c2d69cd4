import type { RemindersDraft } from '@maktab/ui/features/reminders/shared/reminders.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'

/** Of what whoever is signed in is reminded; none where the backend doesn’t know reminders (decision 61). */
export function useReminders() {
  return useOptionalQuery('getReminders')
}

/** What can be done with reminders. */
export function useReminderActions() {
  const act = useApiMutation()
  return {
    saveReminders: (body: RemindersDraft) => act('saveReminders', { body }),
    testReminder: () => act('testReminder', {}),
  }
}
