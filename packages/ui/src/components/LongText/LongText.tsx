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

/** Keeps the line breaks that were typed. */
const Words = styled(BlockBdi)<{ $lines: number | undefined }>`
  ${({ $lines }) => $lines !== undefined && clamped}
  -webkit-line-clamp: ${({ $lines }) => $lines};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** About what a line of a card or a cell holds; a text that fits is never cut, however widely it is set. */
const LETTERS_OF_A_LINE = 55

type LongTextProps = {
  text: string
  /** What the text is about, for the names of the buttons. */
  title: string
  /** How much of a long text stands there at first. */
  lines?: number
}

/** A text that may be as long as its writer liked: of a long one the beginning, and the rest on a press. */
export function LongText({ text, title, lines = 4 }: LongTextProps) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > lines * LETTERS_OF_A_LINE
  return (
    <>
      <Words $lines={isLong && !isWhole ? lines : undefined}>{text}</Words>
      {isLong && (
        <span data-off-paper>
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isWhole}
            aria-label={isWhole ? t`Show less of ${title}` : t`Show more of ${title}`}
            onPress={() => setIsWhole(!isWhole)}
          >
            {isWhole ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
          </Button>
        </span>
      )}
    </>
  )
}
