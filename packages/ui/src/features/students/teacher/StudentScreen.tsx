import type { ClassAssignment, GuardianContact, Lesson, OwnAllotment, Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ContactButtons } from '#components/ContactButtons/ContactButtons.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { NextLesson } from '#components/NextLesson/NextLesson.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { DetailsLoading } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { DetailPage } from '#layouts/DetailPage/DetailPage.tsx'
import { type RosterStudent, createRoster } from '#lib/people/personLabels.ts'
import { type Remote, getListOrEmpty, mapRemote } from '#remote.ts'
import { type ClassMark, AttendanceCard, ReportsCard, TimingsCard } from './StudentCards.tsx'

type StudentScreenProps = {
  id: number
  /** The teacher’s allotments, which name the students. */
  allotments: Remote<OwnAllotment[]>
  /** The students in each of the teacher’s classes. */
  assignments: Remote<ClassAssignment[]>
  /** The student’s marks in the teacher’s classes, newest first. */
  marks: Remote<readonly ClassMark[]>
  /** The teacher’s reports. */
  reports: Remote<Report[]>
  /** The teacher’s lessons of the next seven days; undefined if the backend has no timetable (decision 16). */
  lessons: Remote<readonly Lesson[]> | undefined
  /** Undefined if the school doesn’t let teachers contact guardians. */
  contact: Remote<GuardianContact> | undefined
  studentsHref: string
  timetableHref: string
  /** Link to the form of a new report on the student. */
  newReportHref: string
  getReportHref: (reportId: number) => string
  /** Link to the register of a class on a day. */
  getRegisterHref: (classId: number, day: string) => string
}

/** One of a teacher’s students: next lesson, attendance, reports and times. */
export function StudentScreen({ id, allotments, assignments, lessons, contact, ...props }: StudentScreenProps) {
  const { t } = useLingui()
  const ownAllotments = getListOrEmpty(allotments).filter(({ student }) => student.id === id)
  const ownAssignments = getListOrEmpty(assignments).filter(({ student }) => student.id === id)
  const student = findStudent(ownAllotments, ownAssignments)
  const courses = [...new Set(ownAllotments.map(({ course }) => course.name))]
  const classIds = new Set(ownAssignments.map(({ classID }) => classID))
  return (
    <DetailPage
      back={
        <TextLink href={props.studentsHref}>
          <Trans>All students</Trans>
        </TextLink>
      }
      title={student ? student.name || student.label : t`Student`}
      {...(student && {
        picture: <Avatar name={student.name || student.label} isLarge />,
        facts: (
          <>
            {student.name && <Bdi>{student.code}</Bdi>}
            {courses.map((name) => (
              <Bdi key={name}>{name}</Bdi>
            ))}
          </>
        ),
        action: (
          <LinkButton variant="primary" icon={<FileText aria-hidden />} href={props.newReportHref}>
            <Trans>Write report</Trans>
          </LinkButton>
        ),
        contact: contact?.state === 'ready' && <GuardianContactButtons contact={contact.data} student={student} />,
      })}
    >
      {student ? (
        <>
          <NextLesson
            lessons={lessons && ofClasses(lessons, assignments, classIds)}
            timetableHref={props.timetableHref}
          />
          <Grid gap="xx-large" minColumn="20rem" align="start">
            <AttendanceCard marks={props.marks} getRegisterHref={props.getRegisterHref} />
            <ReportsCard
              reports={mapRemote(props.reports, (all) => all.filter((one) => one.student.id === id))}
              getReportHref={props.getReportHref}
            />
            <TimingsCard allotments={mapRemote(allotments, () => ownAllotments)} />
          </Grid>
        </>
      ) : (
        <RemoteView
          remote={allotments.state === 'ready' ? assignments : allotments}
          loading={<DetailsLoading label={t`Loading student`} facts={6} />}
        >
          {() => (
            <EmptyState scene="search" title={t`Student not found`}>
              <Trans>They’re not allotted to you and not in one of your classes.</Trans>
            </EmptyState>
          )}
        </RemoteView>
      )}
    </DetailPage>
  )
}

/** The student as named by an allotment, or by code as in a class. */
function findStudent(
  [allotment]: readonly OwnAllotment[],
  [assignment]: readonly ClassAssignment[],
): RosterStudent | undefined {
  const known = allotment?.student ?? assignment?.student
  return known && createRoster([known], allotment ? [allotment] : [])[0]
}

/** The lessons of some classes, once it is known which these are. */
function ofClasses(
  lessons: Remote<readonly Lesson[]>,
  assignments: Remote<unknown>,
  classIds: ReadonlySet<number>,
): Remote<readonly Lesson[]> {
  if (assignments.state !== 'ready') return assignments
  return mapRemote(lessons, (all) => all.filter(({ classId }) => classIds.has(classId)))
}

type GuardianContactButtonsProps = { contact: GuardianContact; student: RosterStudent }

/** Ways to reach the guardian, or the student if no guardian is named. */
function GuardianContactButtons({ contact, student }: GuardianContactButtonsProps) {
  const guardian = contact.guardian_name?.trim()
  return (
    <Inline gap="large" rowGap="small" tone="muted">
      {guardian && (
        <span>
          <Trans>
            Guardian: <Bdi>{guardian}</Bdi>
          </Trans>
        </span>
      )}
      <ContactButtons
        name={guardian || student.name}
        phone={contact.contact_number ?? contact.alternate_contact_number}
        email={contact.email}
      />
    </Inline>
  )
}
