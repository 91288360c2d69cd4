import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { focusRing } from '#theme/mixins.ts'

/** Keeps the line breaks that were typed. */
const Words = styled(Bdi)`
  display: block;
  overflow-wrap: break-word;
  text-align: start;
  white-space: pre-line;

  @media not print {
    &[data-is-whole='false'] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`

const More = styled.button`
  min-block-size: max(28px, ${tokens.size.target});
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: ${tokens.color.brand};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.medium};
  cursor: pointer;
  ${focusRing}
`

/** A text as long as its writer liked in a cell: two lines of it and, where there is more, the rest on a press. */
export function ClampedText({ text, title }: { text: string; title: string }) {
  const { t } = useLingui()
  const words = useRef<HTMLElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const element = words.current
    if (!element || isWhole) return
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWhole])
  return (
    <>
      <Words ref={words} data-is-whole={isWhole}>
        {text}
      </Words>
      {(isCut || isWhole) && (
        <More
          type="button"
          data-off-paper
          aria-expanded={isWhole}
          aria-label={isWhole ? t`Show less of ${title}` : t`Show more of ${title}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
        </More>
      )}
    </>
  )
}
