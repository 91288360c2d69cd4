import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { css, styled } from 'styled-components'
import { BlockBdi } from '../Bdi/Bdi.tsx'
import { Button } from '../Button/Button.tsx'

const clamped = css`
  @media not print {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
  }
`

/** Preserves typed line breaks. */
const ClampedText = styled(BlockBdi)<{ $lines: number | undefined }>`
  ${({ $lines }) => $lines !== undefined && clamped}
  -webkit-line-clamp: ${({ $lines }) => $lines};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** Approximate letters per line; texts that fit are never clamped, whatever their spacing. */
const LETTERS_PER_LINE = 55

type LongTextProps = {
  text: string
  /** Names the text in the accessible names of the buttons. */
  title: string
  /** Number of lines shown at first. */
  lines?: number
}

/** A text of any length: long ones are clamped, with a button to show all. */
export function LongText({ text, title, lines = 4 }: LongTextProps) {
  const { t } = useLingui()
  const [isExpanded, setIsExpanded] = useState(false)
  const isLong = text.length > lines * LETTERS_PER_LINE
  return (
    <>
      <ClampedText $lines={isLong && !isExpanded ? lines : undefined}>{text}</ClampedText>
      {isLong && (
        <span data-off-paper>
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isExpanded}
            aria-label={isExpanded ? t`Show less of ${title}` : t`Show more of ${title}`}
            onPress={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
          </Button>
        </span>
      )}
    </>
  )
}
