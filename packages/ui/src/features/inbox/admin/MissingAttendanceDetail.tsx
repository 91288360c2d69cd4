import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { getListOrEmpty } from '#remote.ts'
import { ReminderComposer } from '#features/reminders/admin/ReminderComposer.tsx'
import type { InboxDetailProps } from './InboxDetailProps.ts'
import { createAttendanceReminder } from './createAttendanceReminder.ts'
import { useSinceLabel } from './useSinceLabel.ts'

/**
 * Lessons whose marks are missing, which their teacher alone can give: words to remind them by in their language, and
 * ways to send them.
 */
export function MissingAttendanceDetail({ item, teachers, hrefs, copyText }: InboxDetailProps) {
  const since = useSinceLabel()(item.since)
  const { person, lessons, owed } = item
  const teacher = getListOrEmpty(teachers).find(({ id }) => id === item.id)
  return (
    <>
      <p>
        <Plural value={lessons ?? 0} one="# lesson still wants its marks." other="# lessons still want their marks." />
      </p>
      <ReminderComposer
        person={{ name: person.name, phone: teacher?.contact_number, email: teacher?.email }}
        language={owed?.language}
        write={(words, locale) => ({
          subject: words._(msg`Marks that are missing`),
          text: createAttendanceReminder({ ...item, since }, words, locale),
        })}
        copyText={copyText}
      >
        <LinkButton href={hrefs.teacher(person.id)}>
          <Trans>See the teacher</Trans>
        </LinkButton>
      </ReminderComposer>
    </>
  )
}
