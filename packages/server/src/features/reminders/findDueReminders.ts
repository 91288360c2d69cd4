import { addDays } from '@maktab/calendar/WallDay'
import { dayIn, instantIn } from '@maktab/calendar/zones'
import { type ReminderLead, reminderLeadTimes } from './reminderLeadTimes.ts'
import { type QuietHours, findQuietPeriod, getNotificationTime } from './quietHours.ts'

const HOUR = 60 * 60_000

type Options<Lesson> = {
  wants: Record<ReminderLead, boolean>
  quiet: QuietHours
  now: number
  isTold: (lesson: Lesson, lead: ReminderLead) => boolean
}

/**
 * Of what somebody is to be told now, in as few mails as can be: with the first lesson that is due go those of its day
 * that are still to come, or of the hour after it. Whom a mail an hour before reaches needs none that says
 * the same a day before.
 */
export function findDueReminders<Lesson extends { starts: number }>(
  lessons: readonly Lesson[],
  { wants, quiet, now, isTold }: Options<Lesson>,
): { lead: ReminderLead; lessons: Lesson[] }[] {
  if (findQuietPeriod(quiet, now)) return []
  const due = (lead: ReminderLead, untold: Lesson[]): Lesson[] => {
    const isDue = ({ starts }: Lesson) => getNotificationTime(starts - reminderLeadTimes[lead], starts, quiet) <= now
    const first = wants[lead] ? untold.find((lesson) => isDue(lesson)) : undefined
    return first ? untold.filter(({ starts }) => starts <= reachOf(lead, first, quiet)) : []
  }
  const ahead = lessons.filter(({ starts }) => starts > now).toSorted((a, b) => a.starts - b.starts)
  const late = ahead.filter((lesson) => !isTold(lesson, 'hourBefore'))
  const soon = due('hourBefore', late)
  const dayBefore = due(
    'dayBefore',
    late.filter((lesson) => !soon.includes(lesson) && !isTold(lesson, 'dayBefore')),
  )
  const all = [
    { lead: 'hourBefore', lessons: soon },
    { lead: 'dayBefore', lessons: dayBefore },
  ] as const
  return all.filter(({ lessons: told }) => told.length > 0)
}

/** Up to when lessons begin that are told along with the first one. */
function reachOf(lead: ReminderLead, { starts }: { starts: number }, { zone }: QuietHours): number {
  if (lead === 'hourBefore') return starts + HOUR
  return instantIn(zone, addDays(dayIn(zone, starts), 1), '00:00') - 1
}
