import { createContext, useContext, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { BreakableAddress } from '#components/Bdi/BreakableAddress.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { productName } from '#lib/school/schoolSettings.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { Body, Footer, PageSheet, Header, School } from './PrintDocument.styles.ts'
import { Logo } from '#components/Logo/Logo.tsx'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** Registers a picture that is still loading; the returned function marks it as loaded or failed. */
export const PendingPicturesContext = createContext<() => () => void>(() => () => undefined)

/** Delays printing until the picture at `url` loads; call the returned function when it has loaded or failed. */
export function usePendingPicture(url: string | null | undefined): () => void {
  const registerPicture = useContext(PendingPicturesContext)
  const settle = useRef<() => void>(undefined)
  // A layout effect runs before the browser can fire the load event.
  useLayoutEffect(() => {
    if (!url) return undefined
    settle.current = registerPicture()
    return settle.current
  }, [url, registerPicture])
  return () => settle.current?.()
}

type Signature = {
  /** Role of the person who signs. */
  role: string
  name?: string | undefined
}

/** Side by side on phones too, as in print, and never split across pages. */
const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
  grid-auto-flow: column;
  gap: ${tokens.space[8]};
  padding-block-start: ${tokens.space[8]};
  break-inside: avoid;

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

/** Signature lines. */
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
  /** Accessible name and file name of the page: “Payment receipt C-1”. */
  name: string
  /** One-line summary, used when only text can be shared. */
  summary: string
  signatures?: readonly Signature[]
  reference?: string | undefined
  /** Footer note, for example the date of writing. */
  note?: ReactNode
  /** Starts with the heading. */
  children: ReactNode
}

/**
 * An A4 page, or several if the content needs them, with the school’s header, signature lines and the print date. Used
 * inside `PrintPreview`.
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
          <Trans>Printed on {formatIsoDay(today, locale)}</Trans>
        </span>
        {reference && <Bdi>{reference}</Bdi>}
        {/* Names the product here if the header shows the school’s own name or logo instead. */}
        {(logo !== undefined || school !== productName) && <Bdi>{productName}</Bdi>}
      </Footer>
    </PageSheet>
  )
}

/** School name, logo, address and contact; falls back to the product’s logo (decision 149). */
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
        {contactEmail !== undefined && <BreakableAddress>{contactEmail}</BreakableAddress>}
      </School>
    </Header>
  )
}
