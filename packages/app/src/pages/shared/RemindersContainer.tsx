import { RemindersScreen } from '@maktab/ui/screens/shared/RemindersScreen/RemindersScreen'
import { useCalendarFeed, useCalendarFeedActions } from '#data/calendarFeed.ts'
import { useReminderActions, useReminders } from '#data/reminders.ts'

/** `/admin/reminders`, `/teacher/reminders` and `/student/reminders`. */
export function RemindersContainer() {
  const { newPath, createFeed, closeFeed } = useCalendarFeedActions()
  const { saveReminders, testReminder } = useReminderActions()
  return (
    <RemindersScreen
      feed={useCalendarFeed()}
      newPath={newPath}
      host={window.location.host}
      onCreateFeed={createFeed}
      onCloseFeed={closeFeed}
      reminders={useReminders()}
      onSaveReminders={saveReminders}
      onTestReminder={testReminder}
    />
  )
}
