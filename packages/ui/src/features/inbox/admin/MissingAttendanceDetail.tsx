import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { WaitingItem } from '@maktab/contract/schema'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonRows } from '#components/Skeleton/Skeleton.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { ReminderComposer } from '#features/reminders/admin/ReminderComposer.tsx'
import type { AttendanceGroup } from '#lib/inbox/inboxEntries.ts'
import { getListOrEmpty } from '#remote.ts'
import { getErrorMessage } from '#submitResult.ts'
import { InboxActionBar } from './InboxActionBar.tsx'
import { GroupRow, ShowMoreRow } from './InboxList.styles.ts'
import type { InboxDetailActions, InboxDetailProps, InboxSteps } from './InboxScreenProps.ts'
import { createAttendanceReminder, useSinceLabel } from './inboxTexts.ts'

/**
 * Lessons with missing attendance, which only their teacher can record: a reminder text in the teacher’s language, and
 * ways to send it.
 */
export function MissingAttendanceDetail({
  item,
  teachers,
  hrefs,
  steps,
  copyText,
}: Pick<InboxDetailProps, 'item' | 'teachers' | 'hrefs' | 'steps' | 'copyText'>) {
  const since = useSinceLabel()(item.since)
  const { person, lessons, owed } = item
  const teacher = getListOrEmpty(teachers).find(({ id }) => id === item.id)
  return (
    <>
      <p>
        <LessonCount lessons={lessons ?? 0} />
      </p>
      <ReminderComposer
        person={{ name: person.name, phone: teacher?.contact_number, email: teacher?.email }}
        language={owed?.language}
        createReminder={(i18n, locale) => ({
          subject: i18n._(msg`Missing attendance`),
          text: createAttendanceReminder({ ...item, since }, i18n, locale),
        })}
        copyText={copyText}
      />
      <InboxActionBar steps={steps}>
        <LinkButton href={hrefs.teacher(person.id)}>
          <Trans>See teacher</Trans>
        </LinkButton>
      </InboxActionBar>
    </>
  )
}

function LessonCount({ lessons }: { lessons: number }) {
  return <Plural value={lessons} one="# lesson is missing attendance." other="# lessons are missing attendance." />
}

type AttendanceGroupDetailProps = Pick<InboxDetailActions, 'missingAttendance' | 'onRemindAll'> & {
  group: AttendanceGroup
  steps: InboxSteps
  onOpen: (key: string) => void
}

/** All teachers with missing attendance: remind them all by email, or open one. */
export function AttendanceGroupDetail({
  group,
  missingAttendance,
  steps,
  onOpen,
  onRemindAll,
}: AttendanceGroupDetailProps) {
  const { t } = useLingui()
  return (
    <>
      {group.lessons !== undefined && (
        <p>
          <LessonCount lessons={group.lessons} />
        </p>
      )}
      <RemoteView
        remote={missingAttendance}
        loading={
          <LoadingRegion label={t`Loading teachers`}>
            <SkeletonRows rows={group.teachers} columns={2} />
          </LoadingRegion>
        }
      >
        {({ items, onLoadMore }) => (
          <>
            <Surface as="ul" isDivided aria-label={t`Teachers with missing attendance`}>
              {items.map((item) => (
                <TeacherRow key={item.key} item={item} onOpen={() => onOpen(item.key)} />
              ))}
            </Surface>
            {onLoadMore && (
              <ShowMoreRow>
                <Button onPress={onLoadMore}>
                  <Trans>Show more</Trans>
                </Button>
              </ShowMoreRow>
            )}
          </>
        )}
      </RemoteView>
      <InboxActionBar steps={steps}>{onRemindAll && <RemindAllButton onRemindAll={onRemindAll} />}</InboxActionBar>
    </>
  )
}

function TeacherRow({ item: { person, lessons, since }, onOpen }: { item: WaitingItem; onOpen: () => void }) {
  const sinceLabel = useSinceLabel()
  return (
    <li>
      <GroupRow onPress={onOpen}>
        <strong>
          <Bdi>{person.name}</Bdi>
        </strong>
        <small>
          <Plural value={lessons ?? 0} one="# lesson" other="# lessons" />
          {since !== null && ` · ${sinceLabel(since)}`}
        </small>
        <ChevronRight aria-hidden />
      </GroupRow>
    </li>
  )
}

function RemindAllButton({ onRemindAll }: { onRemindAll: NonNullable<InboxDetailActions['onRemindAll']> }) {
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState('')
  const remind = async () => {
    setIsPending(true)
    const outcome = await onRemindAll()
    setIsPending(false)
    setError(getErrorMessage(outcome))
  }
  return (
    <>
      <Button variant="primary" isPending={isPending} onPress={() => void remind()}>
        <Trans>Remind all by email</Trans>
      </Button>
      {error && <Notice tone="danger">{error}</Notice>}
    </>
  )
}
