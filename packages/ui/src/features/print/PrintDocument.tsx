import { createContext, useContext, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { productName } from '#lib/school/schoolSettings.ts'
import { formatWireDay } from '#lib/time/wireDay.ts'
import { Body, Footer, PageSheet, Header, School } from './PrintDocument.styles.ts'
import { Logo } from '#components/Logo/Logo.tsx'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** Tells the desk of a picture that is on its way, and gives what tells that it is here, or will never be. */
export const PendingPicturesContext = createContext<() => () => void>(() => () => undefined)

/** Printing waits for a picture until what is given back is called. */
export function usePendingPicture(url: string | null | undefined): () => void {
  const announce = useContext(PendingPicturesContext)
  const settle = useRef<() => void>(undefined)
  // Before the browser can have told that it is there.
  useLayoutEffect(() => {
    if (!url) return undefined
    settle.current = announce()
    return settle.current
  }, [url, announce])
  return () => settle.current?.()
}

type Signature = {
  /** As whom somebody signs. */
  role: string
  /** Who that is, where it is known. */
  name?: string | undefined
}

/** They stay on one page, side by side also on a phone: it is what the paper will look like. */
const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
  grid-auto-flow: column;
  gap: ${tokens.space[8]};
  padding-block-start: ${tokens.space[12]};
  break-inside: avoid;

  &:lang(ur),
  &:lang(ar) {
    padding-block-start: ${tokens.space[8]};
  }
  li {
    min-inline-size: 0;
    padding-block-start: ${tokens.space[2]};
    border-block-start: 1px solid ${tokens.color.text};
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  bdi {
    display: block;
    color: ${tokens.color.text};
  }
`

/** The lines on which a paper is signed. */
function Signatures({ signatures }: { signatures: readonly Signature[] }) {
  return (
    <Lines>
      {signatures.map(({ role, name }) => (
        <li key={role}>
          {role}
          {name?.trim() && <Bdi>{name}</Bdi>}
        </li>
      ))}
    </Lines>
  )
}

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

/** Whose paper it is, and how the school is reached. Without a mark of its own it has the product’s beside its name (decision 149). */
function PrintDocumentHeader() {
  const { name, logo, address, contactEmail, contactPhone } = useSchoolSettings()
  const settle = usePendingPicture(logo)
  return (
    <Header>
      {logo === undefined ? <Logo /> : <img src={logo} alt="" onLoad={settle} onError={settle} />}
      <School>
        {logo !== undefined && (
          <strong>
            <Bdi>{name}</Bdi>
          </strong>
        )}
        {address !== undefined && (
          <address>
            <Bdi>{address}</Bdi>
          </address>
        )}
        {contactPhone !== undefined && <Bdi dir="ltr">{contactPhone}</Bdi>}
        {contactEmail !== undefined && <Bdi dir="ltr">{contactEmail}</Bdi>}
      </School>
    </Header>
  )
}
