import type { OwnAllotment } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { personLabel } from '#lib/people/personLabel.ts'
import { formatWireDay } from '#lib/time/wireDay.ts'
import { OutstandingCard } from '#features/classes/teacher/OutstandingCard.tsx'

export type MissingReportsProps = {
  /** On whom a report is owed, in which course. */
  owed: readonly OwnAllotment[]
  /** Where a report on a student in a course is begun. */
  getReportHref: (studentId: number, courseId: number) => string
}

/** Students on whom nothing was written lately (decision 135), each with the way to the form of their report. */
export function MissingReports({ owed, getReportHref }: MissingReportsProps) {
  const count = owed.length
  const students = new Set(owed.map(({ student }) => student.id)).size
  return (
    <OutstandingCard
      title={<Trans>Reports that are owed</Trans>}
      intro={
        <p>
          <Plural
            value={students}
            one="No report on # student in the last 30 days."
            other="No report on # students in the last 30 days."
          />
        </p>
      }
      rows={owed.map((allotment) => (
        <OwedReportRow
          key={allotment.id}
          allotment={allotment}
          href={getReportHref(allotment.student.id, allotment.course.id)}
        />
      ))}
      showAll={<Trans>Show all {count} reports</Trans>}
    />
  )
}

function OwedReportRow({ allotment, href }: { allotment: OwnAllotment; href: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { student, course, reported } = allotment
  const who = personLabel(student)
  const last = reported && formatWireDay(reported, locale)
  return (
    <Inline as="li" gap="large" rowGap="x-small" justify="space-between" breaksWords>
      <Stack gap="x-small" basis="14rem">
        <strong>
          <Bdi>{who}</Bdi>
        </strong>
        <Inline as="span" gap="medium" rowGap="none" align="baseline" tone="muted" size="sm" isTabular>
          <Bdi>{course.name}</Bdi>
          <span>{last ? <Trans>Last report: {last}</Trans> : <Trans>No report yet</Trans>}</span>
        </Inline>
      </Stack>
      <TextLink href={href} aria-label={t`Create report: ${who}, ${course.name}`}>
        <Trans>Create report</Trans>
      </TextLink>
    </Inline>
  )
}
