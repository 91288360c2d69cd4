import { useLocale } from 'react-aria-components/I18nProvider'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { getDayInZone } from '#lib/time/schoolTime.ts'
import { formatIsoDay, formatDayName } from '#lib/time/isoDay.ts'
import type { WaitingItem, WaitingKind } from '@maktab/contract/schema'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isolateBidi, stripUnneededIsolates } from '#lib/text/textLanguage.ts'

/** Label of a pending item of each kind in a mixed list. */
export const pendingKindLabels: Readonly<Record<WaitingKind, MessageDescriptor>> = {
  application: msg`Application`,
  coursePayment: msg`Course payment`,
  eventPayment: msg`Event payment`,
  feePayment: msg`Monthly fee`,
  overdueFee: msg`Overdue fee`,
  studentWithoutId: msg`No ID yet`,
  studentWithoutTeacher: msg`No teacher yet`,
  courseRequest: msg`New student: propose a teacher and a time`,
  owedRegister: msg`Attendance missing`,
  trial: msg`Trial lesson`,
}

/** Label of the day since which an item is pending; empty if unknown. */
export function useSinceLabel(): (since: string | null) => string {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  return (since) => (since === null ? '' : formatIsoDay(getDayInZone(timeZone, new Date(since)), locale))
}

type ReminderItem = Pick<WaitingItem, 'what' | 'lessons' | 'owed'> & {
  /** Date of the oldest lesson, as text. */
  since: string
}

/**
 * Reminder to a teacher about lessons with missing attendance, without a greeting. `i18n` has the teacher’s language,
 * which may differ from the page’s.
 */
export function createAttendanceReminder(
  { what, lessons, owed, since }: ReminderItem,
  i18n: I18n,
  locale: string,
): string {
  if (!owed || owed.oldest.length === 0) {
    const title = isolateBidi(what?.trim() || i18n._(msg`Untitled`))
    const day = isolateBidi(since)
    return stripUnneededIsolates(
      i18n._(msg`Some of your lessons are missing attendance. The oldest is “${title}” on ${day}.`),
    )
  }
  const names = new Intl.ListFormat(locale, { type: 'unit' })
  const lines = owed.oldest.map(({ title, day, students }) => {
    const [lesson, date] = [isolateBidi(title.trim() || i18n._(msg`Untitled`)), formatDayName(day, locale)]
    const whose = names.format(students.map((student) => isolateBidi(student.trim())))
    const line = students.length === 0 ? msg`${lesson}, ${date}` : msg`${lesson}, ${date}: ${whose}`
    return `• ${i18n._(line)}`
  })
  const more = (lessons ?? 0) - owed.oldest.length
  return stripUnneededIsolates(
    [
      i18n._(msg`These lessons are missing attendance:`),
      ...lines,
      ...(more > 0 ? [i18n._(msg`Plus ${more} more`)] : []),
    ].join('\n'),
  )
}
