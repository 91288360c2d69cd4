import type { PrintableReport } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { formatWireDay } from '#lib/time/wireDay.ts'
import { tokens } from '#theme/tokens.ts'

const Others = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[2]};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${tokens.text.md};
  }

  ul {
    display: grid;
    gap: ${tokens.space[2]};
  }
`

type OtherReportsProps = {
  reports: readonly PrintableReport[]
  getReportHref: (reportId: number) => string
}

/** The way to the other reports of a class, of this course and of others. */
export function OtherReports({ reports, getReportHref }: OtherReportsProps) {
  const { locale } = useLocale()
  return (
    <Others>
      <h2>
        <Trans>Other reports of this class</Trans>
      </h2>
      <ul>
        {reports.map(
          ({ id, course, date }) =>
            id !== undefined && (
              <li key={id}>
                <TextLink href={getReportHref(id)}>
                  <Bdi>{course.name}</Bdi>
                  {date !== undefined && ` · ${formatWireDay(date, locale)}`}
                </TextLink>
              </li>
            ),
        )}
      </ul>
    </Others>
  )
}
