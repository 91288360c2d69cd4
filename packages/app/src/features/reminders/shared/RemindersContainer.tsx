import { RemindersScreen } from '@maktab/ui/features/reminders/shared/RemindersScreen'
import { useCalendarFeed, useCalendarFeedActions } from '#features/timetable/calendarFeed.ts'
import { usePushReminders } from '#features/reminders/pushReminders.ts'
import { useReminderActions, useReminders } from '#features/reminders/reminders.ts'

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
