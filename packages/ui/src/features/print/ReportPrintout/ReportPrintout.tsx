import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import type { PrintableReport } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { BlockBdi, useTextAttributes, Bdi } from '#components/Bdi/Bdi.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatAttendance } from '#lib/lessons/attendanceStatistics.ts'
import { getPersonCode } from '#lib/people/personLabels.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { PrintDocument } from '../PrintDocument.tsx'
import { AttendanceBar, PreviousReport, TaughtOutlines } from './ReportFacts.tsx'

const Title = styled.div`
  display: grid;
  gap: ${tokens.space[1]};

  h1 {
    font-size: ${tokens.text.xxl};
  }
  p {
    color: ${tokens.color.textMuted};
  }
`

const Subjects = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  overflow-wrap: anywhere;

  th,
  td {
    padding: ${tokens.space[1]} ${tokens.space[3]};
    border: 1px solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
  }

  th {
    inline-size: 25%;
    background: ${tokens.color.surfaceSunken};
    font-weight: ${tokens.weight.semibold};
    white-space: nowrap;
  }

  tr {
    break-inside: avoid;
  }

  /* Nastaliq has its own space above and below. */
  &:lang(ur) :is(th, td) {
    padding-block: 0;
  }
`

/** A section may break across pages, but never right after its heading. */
const Section = styled.section`
  display: block;
  overflow-wrap: anywhere;

  h2 {
    font-size: ${tokens.text.lg};
    break-after: avoid;
  }

  p {
    padding-block-start: ${tokens.space[1]};
    text-align: start;
    white-space: pre-line;
    orphans: 3;
    widows: 3;
  }
`

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[6]};
`

type ReportPrintoutProps = {
  report: PrintableReport
  /** The report before this one on the same course. */
  previous?: PrintableReport | undefined
}

/**
 * A report in the order of the specification (2§2), with class, period, outlines and the previous report if
 * known, and signature lines for teacher and parent.
 */
export function ReportPrintout({ report, previous }: ReportPrintoutProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { name: school } = useSchoolSettings()
  const { id, student, teacher, course, date, marked, taught = [], ...texts } = report
  const title = t`Student Performance Report`
  const attendance = formatAttendance(report.attendance)
  const name = `Performance_Report_${student.std_id?.trim() || id}`
  return (
    <PrintDocument
      name={name}
      summary={[title, student.name, course.name, attendance, school].join(' · ')}
      signatures={[{ role: t`Teacher`, name: teacher.name }, { role: t`Parent or guardian` }]}
      note={
        date !== undefined && (
          <span>
            <Trans>Written on {formatIsoDay(date, locale)}</Trans>
          </span>
        )
      }
    >
      <title>{name}</title>
      <Title>
        <h1>{title}</h1>
        <ReportPeriod report={report} />
      </Title>
      <Subjects>
        <tbody>
          <Subject name={<Trans>ID</Trans>}>{getPersonCode(student)}</Subject>
          <Subject name={<Trans>Name</Trans>}>{student.name}</Subject>
          <Subject name={<Trans>Teacher</Trans>}>{teacher.name}</Subject>
          <Subject name={<Trans>Course</Trans>}>{course.name}</Subject>
        </tbody>
      </Subjects>
      {taught.length > 0 && <TaughtOutlines titles={taught} />}
      <Part
        title={<Trans>Attendance</Trans>}
        text={attendance}
        beside={previous && <PreviousReport report={previous} />}
      >
        {marked && <AttendanceBar attendance={report.attendance} {...marked} />}
      </Part>
      <Part title={<Trans>Oral/Written Test Remarks</Trans>} text={texts.test_remarks} />
      <Part title={<Trans>Class Participation</Trans>} text={texts.participation} />
      <Part title={<Trans>Suggestions</Trans>} text={texts.suggestions} />
    </PrintDocument>
  )
}

function Subject({ name, children }: { name: ReactNode; children: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <BlockBdi>{children}</BlockBdi>
      </td>
    </tr>
  )
}

type PartProps = { title: ReactNode; text: string | null | undefined; beside?: ReactNode; children?: ReactNode }

function Part({ title, text, beside, children }: PartProps) {
  const getTextAttributes = useTextAttributes()
  const hasText = Boolean(text?.trim())
  // Text without letters has no direction of its own, so numbers align with the page.
  const hasLetters = /\p{L}/u.test(text ?? '')
  const paragraph = <p {...(hasLetters && getTextAttributes(text))}>{hasText ? text : <Trans>No notes.</Trans>}</p>
  return (
    <Section>
      <h2>{title}</h2>
      {beside ? (
        <Beside>
          {paragraph}
          {beside}
        </Beside>
      ) : (
        paragraph
      )}
      {children}
    </Section>
  )
}

/** Class and period of the report; omits what is unknown. */
function ReportPeriod({ report }: { report: PrintableReport }) {
  const { locale } = useLocale()
  const { class: reported, marked } = report
  if (!reported && !marked) return null
  return (
    <p>
      {reported && <Bdi>{reported.title}</Bdi>}
      {reported && marked && ' · '}
      {marked && (
        <Bdi>
          <Trans>
            {formatIsoDay(marked.from, locale)} to {formatIsoDay(marked.to, locale)}
          </Trans>
        </Bdi>
      )}
    </p>
  )
}
