import { Trans } from '@lingui/react/macro'
import { Printer, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Logo } from '#components/Logo/Logo.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { productName } from '#model/schoolSettings.ts'
import { Above, Bar, Body, Desk, Footer, Header, Page } from './PrintLayout.styles.ts'
import { PrintStyle } from './PrintStyle.ts'

type PrintLayoutProps = {
  /** The heading on the paper. */
  title: string
  /** The tab’s title while this is open, which browsers take for the name of the file. */
  documentTitle: string
  onClose: () => void
  onPrint?: () => void
  /** The words of the button that prints: Print unless told. */
  printLabel?: ReactNode
  /** A picture is still on its way: printing waits for it. */
  isPreparing?: boolean
  /** Stands above the paper, and is not printed. */
  above?: ReactNode
  /** The last line of the paper. */
  footer?: ReactNode
  children: ReactNode
}

/** A sheet of A4 to be looked at and printed; whatever else the app shows stays off the paper. */
export function PrintLayout({
  title,
  documentTitle,
  onClose,
  onPrint = printPage,
  printLabel,
  isPreparing = false,
  above,
  footer,
  children,
}: PrintLayoutProps) {
  const { name } = useSchoolSettings()
  return (
    <Desk>
      <title>{documentTitle}</title>
      <PrintStyle />
      <Bar>
        <Button variant="primary" icon={<Printer aria-hidden />} isPending={isPreparing} onPress={onPrint}>
          {printLabel ?? <Trans>Print</Trans>}
        </Button>
        <Button icon={<X aria-hidden />} onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Bar>
      {above && <Above>{above}</Above>}
      <Page data-print-page>
        <Header>
          <Logo />
          {name !== productName && <Bdi>{name}</Bdi>}
        </Header>
        <Body>
          <h1>
            <Bdi>{title}</Bdi>
          </h1>
          {children}
        </Body>
        {footer !== undefined && <Footer>{footer}</Footer>}
      </Page>
    </Desk>
  )
}

function printPage() {
  window.print()
}
