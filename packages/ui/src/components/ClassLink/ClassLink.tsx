import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { safeLink } from '@maktab/calendar/safeLink'
import { expandedHitArea, truncate } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { VisuallyHidden } from '../Text/Text.tsx'

const Address = styled(Bdi)`
  overflow-wrap: anywhere;
`

/** One line of an address, without what all begin with. */
const Short = styled(Bdi)`
  ${truncate}
  display: inline-block;
  max-inline-size: min(14rem, calc(100% - 1.5em));
  /* What only clips, and only sideways, stands on the line of the words around it. */
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
  /** What to show of a safe link instead of its address. */
  words?: string
  /** The class that one joins by it, for whoever hears of several links what each leads to. */
  title?: string
  /** Its address stays on one line, however long it is. */
  isShort?: boolean
  /** What stands where there is no link: N/A unless told. */
  fallback?: string
}

/** The way into a class, in a new tab. What isn’t plainly a page of the web is shown as text, never followed. */
export function ClassLink({ link, words, title, isShort = false, fallback }: ClassLinkProps) {
  const { t } = useLingui()
  const text = link?.trim()
  if (!text) return <span>{fallback ?? t`N/A`}</span>
  const address = safeLink(text)
  if (address === null) return <LongAddress text={text} />
  return (
    <Anchor
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      {...(title !== undefined && { 'aria-label': t`Join ${title} (opens in a new tab)` })}
    >
      {words !== undefined && <Bdi>{words}</Bdi>}
      {words === undefined && (isShort ? <ShortAddress text={text} /> : <LongAddress text={text} />)}
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
    <Short dir="ltr" title={text}>
      <VisuallyHidden>{scheme}</VisuallyHidden>
      {text.slice(scheme.length)}
    </Short>
  )
}

/** It goes on in the next line after a slash or a hyphen, so that its words stay whole. */
function LongAddress({ text }: { text: string }) {
  return (
    <Address dir="ltr">
      {(text.match(/[^/-]*[/-]+|[^/-]+/g) ?? []).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Address>
  )
}
