import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { productName } from '#lib/school/schoolSettings.ts'
import { formatWireDay } from '#lib/time/wireDay.ts'
import { Body, Footer, PageSheet } from './PrintDocument.styles.ts'
import { PrintDocumentHeader } from './PrintDocumentHeader.tsx'
import { type Signature, Signatures } from './Signatures.tsx'

type PrintDocumentProps = {
  /** What this sheet is called among others, and as a file: “Payment receipt C-1”. */
  name: string
  /** What matters of it in one line, for who gets no more than words. */
  summary: string
  /** Whoever signs it; none for a paper that nobody signs. */
  signatures?: readonly Signature[]
  /** The number that it is asked for by. */
  reference?: string | undefined
  /** Of its foot: when it was written. */
  note?: ReactNode
  /** Begins with the heading. */
  children: ReactNode
}

/**
 * A sheet of A4, or as many as its words need: headed by the school with its mark, address and contact, signed, and with
 * the day on which it was printed. It lies on a `PrintPreview`.
 */
export function PrintDocument({ name, summary, signatures, reference, note, children }: PrintDocumentProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { logo, name: school } = useSchoolSettings()
  return (
    <PageSheet data-print-page data-summary={summary} aria-label={name}>
      <PrintDocumentHeader />
      <Body>{children}</Body>
      {signatures && <Signatures signatures={signatures} />}
      <Footer>
        {note}
        <span>
          <Trans>Printed on {formatWireDay(today, locale)}</Trans>
        </span>
        {reference && <Bdi>{reference}</Bdi>}
        {/* The school’s own name or mark took the place of the product’s. */}
        {(logo !== undefined || school !== productName) && <Bdi>{productName}</Bdi>}
      </Footer>
    </PageSheet>
  )
}
