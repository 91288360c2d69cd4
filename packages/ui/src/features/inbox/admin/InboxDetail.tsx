import { useLingui, Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Text } from '#components/Text/Text.tsx'
import { paymentKindByPendingKind } from '#lib/inbox/inboxTypes.ts'
import type { InboxDetailProps } from './InboxScreenProps.ts'
import { OpenItemSection } from './InboxScreen.styles.ts'
import { InboxPaymentDetail } from './InboxPaymentDetail.tsx'
import { useSinceLabel, createAttendanceReminder, pendingKindLabels } from './inboxTexts.ts'
import { useAutoFocus } from './inboxKeyboardNavigation.ts'
import { msg } from '@lingui/core/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { getListOrEmpty } from '#remote.ts'
import { ReminderComposer } from '#features/reminders/admin/ReminderComposer.tsx'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { readTeacherTimes } from '#lib/lessons/readClassTimes.ts'
import { TeacherDescriptionList } from '#features/teachers/admin/TeacherDetails.tsx'
import { suggestCode } from '#lib/people/personLabels.ts'
import { AssignStudentIdForm } from '#features/students/admin/AssignStudentIdForm.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { DetailsLoading } from '#components/Skeleton/Skeleton.tsx'

type DetailFrameProps = { takesFocus: boolean; back: ReactNode }

/** The open item: person, subject, waiting time and actions. */
export function InboxDetail({ takesFocus, back, ...detail }: InboxDetailProps & DetailFrameProps) {
  const { t, i18n } = useLingui()
  const sinceLabel = useSinceLabel()
  const headingRef = useAutoFocus<HTMLHeadingElement>(takesFocus)
  const { kind, person, since } = detail.item
  const day = sinceLabel(since)
  return (
    <OpenItemSection aria-label={t`Details`}>
      {back && <div>{back}</div>}
      <header>
        <h2 ref={headingRef} tabIndex={-1}>
          <Bdi>{person.name}</Bdi>
        </h2>
        <Text as="span" tone="muted" size="sm">
          {[i18n._(pendingKindLabels[kind]), person.code?.trim(), day && t`since ${day}`].filter(Boolean).join(' · ')}
        </Text>
      </header>
      <KindDetail {...detail} />
    </OpenItemSection>
  )
}

function KindDetail(detail: InboxDetailProps) {
  switch (detail.item.kind) {
    case 'application':
      return <ApplicationDetail {...detail} />
    case 'coursePayment':
    case 'eventPayment':
    case 'feePayment':
      return <InboxPaymentDetail {...detail} paymentKind={paymentKindByPendingKind[detail.item.kind]} />
    case 'studentWithoutId':
    case 'studentWithoutTeacher':
      return <StudentDetail {...detail} />
    case 'owedRegister':
      return <MissingAttendanceDetail {...detail} />
  }
}

/**
 * Lessons with missing attendance, which only their teacher can record: a reminder text in the teacher’s language, and
 * ways to send it.
 */
function MissingAttendanceDetail({ item, teachers, hrefs, copyText }: InboxDetailProps) {
  const since = useSinceLabel()(item.since)
  const { person, lessons, owed } = item
  const teacher = getListOrEmpty(teachers).find(({ id }) => id === item.id)
  return (
    <>
      <p>
        <Plural value={lessons ?? 0} one="# lesson is missing attendance." other="# lessons are missing attendance." />
      </p>
      <ReminderComposer
        person={{ name: person.name, phone: teacher?.contact_number, email: teacher?.email }}
        language={owed?.language}
        createReminder={(i18n, locale) => ({
          subject: i18n._(msg`Missing attendance`),
          text: createAttendanceReminder({ ...item, since }, i18n, locale),
        })}
        copyText={copyText}
      >
        <LinkButton href={hrefs.teacher(person.id)}>
          <Trans>See teacher</Trans>
        </LinkButton>
      </ReminderComposer>
    </>
  )
}

/** The details of a teacher’s application. */
function ApplicationDetail({ item, teachers, hrefs, onApprove, onReject }: InboxDetailProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <RemoteView remote={teachers} loading={<DetailsLoading label={t`Loading details`} facts={6} />}>
      {(all) => {
        const teacher = all.find(({ id }) => id === item.id)
        if (!teacher) return <Notice tone="info">{t`This no longer exists.`}</Notice>
        const requestedCourses = [
          ...new Set(readTeacherTimes(teacher.class_timings).map(({ courseName }) => courseName)),
        ]
        const courses = new Intl.ListFormat(locale, { type: 'unit' }).format(requestedCourses.filter(Boolean))
        return (
          <>
            <Inline gap="medium" align="stretch">
              <Button variant="primary" aria-keyshortcuts="A" onPress={onApprove}>
                <Trans>Approve…</Trans>
              </Button>
              <Button aria-keyshortcuts="R" onPress={onReject}>
                <Trans>Reject…</Trans>
              </Button>
              <LinkButton href={hrefs.teacher(item.id)}>
                <Trans>See teacher</Trans>
              </LinkButton>
            </Inline>
            <TeacherDescriptionList
              teacher={teacher}
              leadingItems={[{ label: t`Wants to teach`, value: courses, isWide: true }]}
            />
          </>
        )
      }}
    </RemoteView>
  )
}

/** A student without an ID, assigned here, or without a teacher, assigned on the allotments page. */
function StudentDetail({ item, students, hrefs, onAssignId }: InboxDetailProps) {
  const { t } = useLingui()
  const studentLink = (
    <LinkButton href={hrefs.student(item.person.id)}>
      <Trans>See student</Trans>
    </LinkButton>
  )
  if (item.kind === 'studentWithoutTeacher') {
    return (
      <>
        <DescriptionList items={[{ label: t`Course`, value: item.what, isWide: true }]} />
        <Inline gap="medium" align="stretch">
          <LinkButton variant="primary" href={hrefs.allot(item.person.id, item.courseId ?? undefined)}>
            <Trans>Allot a teacher</Trans>
          </LinkButton>
          {studentLink}
        </Inline>
      </>
    )
  }
  return (
    <RemoteView remote={students} loading={<DetailsLoading label={t`Loading details`} facts={6} />}>
      {(all) => (
        <>
          <AssignStudentIdForm
            student={{ id: item.id, std_id: null, ...(item.version !== null && { version: item.version }) }}
            suggestedCode={suggestCode(
              all.map(({ std_id: code }) => code),
              'STD-',
            )}
            onAssignId={onAssignId}
            onDone={() => undefined}
          />
          <Inline gap="medium" align="stretch">
            {studentLink}
          </Inline>
        </>
      )}
    </RemoteView>
  )
}
