import { useLingui, Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { DetailsLoading } from '#components/Skeleton/Skeleton.tsx'
import { Text } from '#components/Text/Text.tsx'
import { AssignStudentIdForm } from '#features/students/admin/AssignStudentIdForm.tsx'
import { TrialPanel } from '#features/trial/admin/TrialPanel.tsx'
import { TeacherDescriptionList } from '#features/teachers/admin/TeacherDetails.tsx'
import type { InboxEntry } from '#lib/inbox/inboxEntries.ts'
import { paymentKindByPendingKind } from '#lib/inbox/inboxTypes.ts'
import { readTeacherTimes } from '#lib/lessons/readClassTimes.ts'
import { suggestCode } from '#lib/people/personLabels.ts'
import { isolateBidi, stripUnneededIsolates } from '#lib/text/textLanguage.ts'
import { CourseRequestDetail } from './CourseRequestDetail.tsx'
import { InboxActionBar, KeyHint } from './InboxActionBar.tsx'
import { InboxPaymentDetail } from './InboxPaymentDetail.tsx'
import { OpenItemSection } from './InboxScreen.styles.ts'
import type { InboxDetailProps } from './InboxScreenProps.ts'
import { AttendanceGroupDetail, MissingAttendanceDetail } from './MissingAttendanceDetail.tsx'
import { OverdueFeeDetail } from './OverdueFeeDetail.tsx'
import { useAutoFocus } from './inboxKeyboardNavigation.ts'
import { pendingKindLabels, useSinceLabel } from './inboxTexts.ts'

type InboxEntryDetailProps = Omit<InboxDetailProps, 'item'> & {
  entry: InboxEntry
  takesFocus: boolean
  /** Ways back, above the heading. */
  back: ReactNode
  onOpen: (key: string) => void
}

/** The open entry: person or group, subject, waiting time and actions. */
export function InboxDetail({ entry, takesFocus, back, onOpen, ...detail }: InboxEntryDetailProps) {
  const { t, i18n } = useLingui()
  const sinceLabel = useSinceLabel()
  const headingRef = useAutoFocus<HTMLHeadingElement>(takesFocus)
  const day = sinceLabel(entry.since)
  const isGroup = entry.kind === 'attendanceGroup'
  const kindLabel = i18n._(pendingKindLabels[isGroup ? 'owedRegister' : entry.kind])
  const code = isGroup ? undefined : entry.person.code?.trim()
  // Otherwise the code and the number of the day would change places in right-to-left text.
  const facts = stripUnneededIsolates(
    [kindLabel, code, day && t`since ${day}`].flatMap((fact) => (fact ? isolateBidi(fact) : [])).join(' · '),
  )
  return (
    <OpenItemSection data-scrolls aria-label={t`Details`}>
      {back && <div>{back}</div>}
      <header>
        <h2 ref={headingRef} tabIndex={-1}>
          {isGroup ? (
            <Plural value={entry.teachers} one="# teacher" other="# teachers" />
          ) : (
            <Bdi>{entry.person.name}</Bdi>
          )}
        </h2>
        <Text as="span" tone="muted" size="sm">
          {facts}
        </Text>
      </header>
      {isGroup ? (
        <AttendanceGroupDetail {...detail} group={entry} onOpen={onOpen} />
      ) : (
        <KindDetail {...detail} item={entry} />
      )}
    </OpenItemSection>
  )
}

function KindDetail(detail: InboxDetailProps) {
  const { item } = detail
  switch (item.kind) {
    case 'application':
      return <ApplicationDetail {...detail} />
    case 'coursePayment':
    case 'eventPayment':
    case 'feePayment':
      return <InboxPaymentDetail {...detail} paymentKind={paymentKindByPendingKind[item.kind]} />
    case 'overdueFee':
      return item.fee ? <OverdueFeeDetail {...detail} fee={item.fee} /> : <InboxActionBar steps={detail.steps} />
    case 'courseRequest':
      return <CourseRequestDetail {...detail} />
    case 'studentWithoutId':
    case 'studentWithoutTeacher':
      return <StudentDetail {...detail} />
    case 'owedRegister':
      return <MissingAttendanceDetail {...detail} />
    case 'trial':
      return <TrialDetail {...detail} />
  }
}

/** A requested trial lesson. */
function TrialDetail({ item, hrefs, steps, onOpenTrialTask }: InboxDetailProps) {
  if (!item.trial) return <InboxActionBar steps={steps} />
  return (
    <TrialPanel
      trial={item.trial}
      getStudentHref={hrefs.student}
      onOpenTask={onOpenTrialTask}
      renderButtons={(buttons) => <InboxActionBar steps={steps}>{buttons}</InboxActionBar>}
    />
  )
}

/** The details of a teacher’s application. */
function ApplicationDetail({ item, teachers, hrefs, steps, onApprove, onReject }: InboxDetailProps) {
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
            <TeacherDescriptionList
              teacher={teacher}
              leadingItems={[{ label: t`Wants to teach`, value: courses, isWide: true }]}
            />
            <InboxActionBar steps={steps}>
              <Button variant="primary" aria-keyshortcuts="A" onPress={onApprove}>
                <Trans>Approve…</Trans>
                <KeyHint>A</KeyHint>
              </Button>
              <Button aria-keyshortcuts="R" onPress={onReject}>
                <Trans>Reject…</Trans>
                <KeyHint>R</KeyHint>
              </Button>
              <LinkButton variant="quiet" href={hrefs.teacher(item.id)}>
                <Trans>See teacher</Trans>
              </LinkButton>
            </InboxActionBar>
          </>
        )
      }}
    </RemoteView>
  )
}

/** A student without an ID, assigned here, or without a teacher, assigned on the allotments page. */
function StudentDetail({ item, students, hrefs, steps, onAssignId }: InboxDetailProps) {
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
        <InboxActionBar steps={steps}>
          <LinkButton variant="primary" href={hrefs.allot(item.person.id, item.courseId ?? undefined)}>
            <Trans>Allot a teacher</Trans>
          </LinkButton>
          {studentLink}
        </InboxActionBar>
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
          <InboxActionBar steps={steps}>{studentLink}</InboxActionBar>
        </>
      )}
    </RemoteView>
  )
}
