import type { PrintableReport } from '@maktab/contract/schema'
import { Plural, Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { formatAttendance, parseAttendancePercent } from '#lib/lessons/attendanceStatistics.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { tokens } from '#theme/tokens.ts'

/** Attendance as a bar that prints on any printer, with the numbers as text. */
const Days = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block-start: ${tokens.space[2]};
  break-inside: avoid;
`

const Track = styled.div`
  display: flex;
  overflow: hidden;
  block-size: 10px;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};

  div {
    background: ${tokens.color.brand};
  }
`

/** The outlines in one paragraph, so that the report stays on one page. */
const Taught = styled.p`
  break-inside: avoid;
  overflow-wrap: anywhere;
`

const Previous = styled.p`
  color: ${tokens.color.textMuted};
`

type AttendanceBarProps = Pick<NonNullable<PrintableReport['marked']>, 'present' | 'absent'> & {
  /** Attendance as the teacher wrote it. */
  attendance: string | null
}

/**
 * Bar of the attendance, with marked days as text. If the teacher’s percentage disagrees with the marks, shows only
 * the teacher’s.
 */
export function AttendanceBar({ attendance, present, absent }: AttendanceBarProps) {
  const counted = (present / (present + absent)) * 100
  const written = parseAttendancePercent(attendance)
  const agrees = written === undefined || Math.abs(written - counted) < 1
  return (
    <Days>
      <Track aria-hidden>
        <div style={{ inlineSize: `${agrees ? counted : written}%` }} />
      </Track>
      {agrees && (
        <p>
          <Plural value={present} one="# day present" other="# days present" />
          {' · '}
          <Plural value={absent} one="# day absent" other="# days absent" />
        </p>
      )}
    </Days>
  )
}

/** How many outlines fit; the latest are shown. */
const MAX_OUTLINES = 6

/** What the class has been taught: the number of outlines, and the latest of them. */
export function TaughtOutlines({ titles }: { titles: readonly string[] }) {
  const latest = titles.slice(-MAX_OUTLINES)
  return (
    <Taught>
      <strong>
        <Plural value={titles.length} one="# lesson of the course taught" other="# lessons of the course taught" />
      </strong>
      {': '}
      {titles.length > latest.length && '… · '}
      {[...new Set(latest)].map((title, index) => (
        <Fragment key={title}>
          {index > 0 && ' · '}
          <Bdi>{title}</Bdi>
        </Fragment>
      ))}
    </Taught>
  )
}

/** The attendance of the previous report, to compare, and the first sentence of its remarks; nothing if it has neither. */
export function PreviousReport({ report: { attendance, date, test_remarks: remarks } }: { report: PrintableReport }) {
  const { locale } = useLocale()
  const facts = [formatAttendance(attendance), getHeadline(remarks ?? '')].filter((text) => text.trim() !== '')
  if (facts.length === 0) return null
  const text = facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' · '}
      <Bdi>{fact}</Bdi>
    </Fragment>
  ))
  // One element, because a list can't be a value of a translation.
  const shown = <>{text}</>
  return (
    <Previous>
      {date === undefined ? (
        <Trans>Previous report: {shown}</Trans>
      ) : (
        <Trans>
          Previous report, <Bdi>{formatIsoDay(date, locale)}</Bdi>: {shown}
        </Trans>
      )}
    </Previous>
  )
}

/** Letters of a headline, so that it takes at most two lines. */
const MAX_HEADLINE = 90

/** The first sentence of a text, shortened if it is long. */
function getHeadline(text: string): string {
  const [sentence = ''] = text.trim().split(/(?<=[.!?۔؟])\s|\n/)
  return sentence.length > MAX_HEADLINE ? `${sentence.slice(0, MAX_HEADLINE - 1).trimEnd()}…` : sentence
}
