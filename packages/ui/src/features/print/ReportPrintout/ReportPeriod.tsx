import type { PrintableReport } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { formatWireDay } from '#lib/time/wireDay.ts'

/** Of which class the report is, and from when to when it goes; what isn’t known is left out. */
export function ReportPeriod({ report }: { report: PrintableReport }) {
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
            {formatWireDay(marked.from, locale)} to {formatWireDay(marked.to, locale)}
          </Trans>
        </Bdi>
      )}
    </p>
  )
}
