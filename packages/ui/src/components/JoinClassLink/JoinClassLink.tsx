import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { safeLink } from '@maktab/calendar/safeLink'
import { expandedHitArea, truncate } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { BreakableAddress } from '../Bdi/BreakableAddress.tsx'
import { VisuallyHidden } from '../Text/Text.tsx'

/** A URL on one line, without its scheme. */
const ShortUrl = styled(Bdi)`
  ${truncate}
  display: inline-block;
  max-inline-size: min(14rem, calc(100% - 1.5em));
  /* Clipping only sideways keeps the text on the baseline of its surroundings. */
  overflow-x: clip;
  overflow-y: visible;
`

const Anchor = styled.a`
  font-weight: ${tokens.weight.medium};
  ${expandedHitArea}

  svg {
    display: inline;
    inline-size: 1em;
    block-size: 1em;
    margin-inline-start: ${tokens.space[1]};
    vertical-align: -0.15em;
  }
  &:hover {
    color: ${tokens.color.brandHover};
    text-decoration-thickness: 2px;
  }
`

type ClassLinkProps = {
  link: string | null | undefined
  /** Text of a safe link instead of its URL. */
  label?: string
  /** Title of the class, included in the accessible name. */
  title?: string
  /** Keeps the URL on one line, truncated. */
  isShort?: boolean
  /** Shown if there is no link; N/A by default. */
  fallback?: string
}

/** Link to join a class, in a new tab. Anything but a web URL is shown as text. */
export function JoinClassLink({ link, label, title, isShort = false, fallback }: ClassLinkProps) {
  const { t } = useLingui()
  const text = link?.trim()
  if (!text) return <span>{fallback ?? t`N/A`}</span>
  const address = safeLink(text)
  if (address === null) return <BreakableAddress>{text}</BreakableAddress>
  return (
    <Anchor
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      {...(title !== undefined && { 'aria-label': t`Join ${title} (opens in a new tab)` })}
    >
      {label !== undefined && <Bdi>{label}</Bdi>}
      {label === undefined && (isShort ? <ShortAddress text={text} /> : <BreakableAddress>{text}</BreakableAddress>)}
      <ExternalLink aria-hidden />
      <VisuallyHidden>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </Anchor>
  )
}

function ShortAddress({ text }: { text: string }) {
  const scheme = /^https?:\/\//i.exec(text)?.[0] ?? ''
  return (
    <ShortUrl dir="ltr" title={text}>
      <VisuallyHidden>{scheme}</VisuallyHidden>
      {text.slice(scheme.length)}
    </ShortUrl>
  )
}
