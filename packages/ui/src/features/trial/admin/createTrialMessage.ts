import type { Trial } from '@maktab/contract/schema'
import { safeLink } from '@maktab/calendar/safeLink'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isolateBidi, stripUnneededIsolates } from '#lib/text/textLanguage.ts'
import { formatPlaceName } from '#lib/time/formatZoneName.ts'
import { formatMomentDay, formatMomentTime } from '../shared/trialTimes.ts'

type Message = { subject: string; text: string }

/**
 * The message to the family about their trial lesson, without a greeting, in the language of `i18n`, which may differ
 * from the page’s. Times are those of the family.
 */
export function createTrialMessage(trial: Trial, address: string | undefined, i18n: I18n, locale: string): Message {
  const lines = [announce(trial, i18n, locale), joinLine(trial, i18n), address && pageLine(trial, address, i18n)]
  return {
    subject: i18n._(msg`Your trial lesson`),
    text: stripUnneededIsolates(lines.filter(Boolean).join('\n')),
  }
}

function announce({ status, lesson, wishes, zone, reason, ...trial }: Trial, i18n: I18n, locale: string): string {
  const student = isolateBidi(trial.name)
  const starts = lesson?.starts ?? wishes[0]
  const day = starts ? isolateBidi(formatMomentDay(starts, zone, locale)) : ''
  const time = starts ? isolateBidi(formatMomentTime(starts, zone, locale)) : ''
  const teacher = isolateBidi(lesson?.teacher.name ?? '')
  const place = isolateBidi(formatPlaceName(zone, locale))
  switch (status) {
    case 'requested':
      return i18n._(msg`We received your request for a trial lesson for ${student} and will get back to you.`)
    case 'arranged':
      return i18n._(msg`The trial lesson of ${student} with ${teacher} is on ${day} at ${time} in ${place}.`)
    case 'held':
      return i18n._(msg`We hope ${student} enjoyed the trial lesson.`)
    case 'notHeld':
      return i18n._(
        msg`We’re sorry that the trial lesson of ${student} didn’t take place. Would you like another time?`,
      )
    case 'declined': {
      const why = isolateBidi(reason ?? '')
      return i18n._(msg`We’re sorry, we can’t offer a trial lesson for ${student}. ${why}`)
    }
  }
}

function joinLine({ status, lesson }: Trial, i18n: I18n): string | undefined {
  const link = status === 'arranged' && lesson ? safeLink(lesson.link) : null
  return link === null ? undefined : i18n._(msg`Join: ${link}`)
}

/** The private page, which offers to register after the lesson. */
function pageLine({ status }: Trial, address: string, i18n: I18n): string {
  return i18n._(status === 'held' ? msg`Register: ${address}` : msg`Details: ${address}`)
}
