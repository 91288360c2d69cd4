import type { OwnAllotment } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { TaskListCard } from '#features/classes/teacher/LessonsMissingAttendance.tsx'
import { getPersonLabel } from '#lib/people/personLabels.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'

export type MissingReportsProps = {
  /** Student and course pairs with a missing report. */
  owed: readonly OwnAllotment[]
  /** The form of a new report on a student in a course. */
  getReportHref: (studentId: number, courseId: number) => string
  /** The page of a student. */
  getStudentHref: (studentId: number) => string
}

/** Students without a recent report (decision 135), linked to the report form. */
export function MissingReports({ owed, getReportHref, getStudentHref }: MissingReportsProps) {
  const count = owed.length
  const students = new Set(owed.map(({ student }) => student.id)).size
  return (
    <TaskListCard
      title={<Trans>Reports due</Trans>}
      intro={
        <p>
          <Plural
            value={students}
            one="# student has had no report in the last 30 days."
            other="# students have had no report in the last 30 days."
          />
        </p>
      }
      rows={owed.map((allotment) => (
        <OwedReportRow
          key={allotment.id}
          allotment={allotment}
          href={getReportHref(allotment.student.id, allotment.course.id)}
          studentHref={getStudentHref(allotment.student.id)}
        />
      ))}
      showAll={<Trans>Show all {count} reports</Trans>}
    />
  )
}

type OwedReportRowProps = { allotment: OwnAllotment; href: string; studentHref: string }

function OwedReportRow({ allotment, href, studentHref }: OwedReportRowProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { student, course, reported } = allotment
  const who = getPersonLabel(student)
  const last = reported && formatIsoDay(reported, locale)
  return (
    <Inline as="li" gap="large" rowGap="x-small" justify="space-between" breaksWords>
      <Stack gap="x-small" basis="14rem">
        <strong>
          <TextLink href={studentHref}>
            <Bdi>{who}</Bdi>
          </TextLink>
        </strong>
        <Inline as="span" gap="medium" rowGap="none" align="baseline" tone="muted" size="sm" isTabular>
          <Bdi>{course.name}</Bdi>
          <span>{last ? <Trans>Last report: {last}</Trans> : <Trans>No report yet</Trans>}</span>
        </Inline>
      </Stack>
      <LinkButton size="sm" href={href} aria-label={t`Write report: ${who}, ${course.name}`}>
        <Trans>Write report</Trans>
      </LinkButton>
    </Inline>
  )
}
