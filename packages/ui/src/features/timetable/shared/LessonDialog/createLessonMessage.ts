import type { Lesson } from '@maktab/contract/schema'
import { getOffsetMinutes } from '@maktab/calendar/zonedTime'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isolateBidi, stripUnneededIsolates } from '#lib/text/textLanguage.ts'
import { safeLink } from '@maktab/calendar/safeLink'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { formatDayName } from '#lib/time/isoDay.ts'
import { getLocalLessonTime } from '#lib/time/getLocalLessonTime.ts'

/** Generic name of a time zone in a language: “Pakistan Time”, “توقيت باكستان”. */
function formatTimeZoneName(timeZone: string, locale: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

type Zones = {
  /** Time zone of the recipient. */
  zone: string
  schoolZone: string
  /** Time zone that the lesson’s `viewerOffset` refers to. */
  viewerZone: string
}

/**
 * Message to students about a lesson, in the language of `i18n`, which may differ from the page’s: time in both zones,
 * state, note and link.
 */
export function createLessonMessage(lesson: Lesson, zones: Zones, i18n: I18n, locale: string): string {
  const { state, note, link } = lesson
  const address = state === 'cancelled' ? null : safeLink(link)
  const text = [
    announcement(lesson, whenOf(lesson, zones, i18n, locale), i18n, locale),
    note?.trim(),
    address !== null && i18n._(msg`Join: ${address}`),
  ]
    .filter(Boolean)
    .join('\n')
  return stripUnneededIsolates(text)
}

function announcement({ title, state, day, heldOn }: Lesson, when: string, i18n: I18n, locale: string): string {
  const name = isolateBidi(title)
  switch (state) {
    case 'planned':
      return i18n._(msg`${name}: ${when}`)
    case 'cancelled':
      return i18n._(msg`${name} is cancelled: ${when}`)
    case 'moved': {
      if (heldOn === day) return i18n._(msg`${name} has a new time: ${when}`)
      const usualDay = formatDayName(day, locale)
      return i18n._(msg`${name} has moved from ${usualDay} to ${when}`)
    }
  }
}

/**
 * “Tuesday 24 March, 20:30 (Pakistan Time), 15:30 (United Kingdom Time)”; the second has its own day if that differs.
 */
function whenOf(lesson: Lesson, { zone, schoolZone, viewerZone }: Zones, i18n: I18n, locale: string): string {
  const { starts, heldOn, from } = lesson
  const instant = new Date(starts.at)
  const clock = (time: string, of: string) => {
    const [hour, place] = [
      isolateBidi(formatWallTime(time, locale)),
      isolateBidi(formatTimeZoneName(of, locale, instant)),
    ]
    return i18n._(msg`${hour} (${place})`)
  }
  const isViewerZone = zone === viewerZone && starts.viewerOffset !== null
  const viewerOffset = isViewerZone ? starts.viewerOffset : getOffsetMinutes(zone, instant.getTime())
  const own = zone === schoolZone ? undefined : getLocalLessonTime({ ...lesson, starts: { ...starts, viewerOffset } })
  const [schoolDay, schoolTime] = [formatDayName(heldOn, locale), clock(from, schoolZone)]
  if (!own) return i18n._(msg`${schoolDay}, ${schoolTime}`)
  const ownTime = clock(own.from, zone)
  if (own.shift === 0) return i18n._(msg`${schoolDay}, ${schoolTime}, ${ownTime}`)
  const ownDay = formatDayName(own.day, locale)
  return i18n._(msg`${schoolDay}, ${schoolTime}; ${ownDay}, ${ownTime}`)
}
