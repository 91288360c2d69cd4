import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

const Toggle = styled.button`
  min-block-size: max(28px, ${tokens.size.target});
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: ${tokens.color.brand};
  font-weight: ${tokens.weight.medium};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${focusRing}
`

type HiddenColumnsNoteProps = {
  label: string
  /** How many columns don't fit. */
  count: number
  /** They are shown all the same: the table scrolls. */
  isScrolling: boolean
  onChange: (isScrolling: boolean) => void
}

/** Says above a table that it has more columns than fit, and shows them in a table that scrolls sideways. */
export function HiddenColumnsNote({ label, count, isScrolling, onChange }: HiddenColumnsNoteProps) {
  const { t } = useLingui()
  return (
    <Note data-off-paper>
      {!isScrolling && (
        <>
          <Plural value={count} one="# column hidden" other="# columns hidden" />
          <span aria-hidden>·</span>
        </>
      )}
      <Toggle
        type="button"
        aria-label={isScrolling ? t`Fit to width: ${label}` : t`Show all columns: ${label}`}
        onClick={() => onChange(!isScrolling)}
      >
        {isScrolling ? <Trans>Fit to width</Trans> : <Trans context="columns">Show</Trans>}
      </Toggle>
    </Note>
  )
}

const edge = css`
  position: absolute;
  inset-block: 0;
  z-index: 2;
  inline-size: ${tokens.space[10]};
  content: '';
  pointer-events: none;
`

const Frame = styled.div`
  position: relative;

  /* The table goes on beyond a side where it fades. */
  &[data-before='true']::before {
    ${edge}
    inset-inline-start: 0;
    background: linear-gradient(to left, transparent, ${tokens.color.surface});
  }
  &[data-after='true']::after {
    ${edge}
    inset-inline-end: 0;
    background: linear-gradient(to right, transparent, ${tokens.color.surface});
  }
  &:dir(rtl)::before,
  &:dir(rtl)::after {
    scale: -1 1;
  }
`

const Scroller = styled.div`
  overflow-x: auto;
  border-end-start-radius: ${tokens.radius.lg};
  border-end-end-radius: ${tokens.radius.lg};
  outline: none;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
`

/** Scrolls a wide table sideways, with the keyboard too, and fades on the sides beyond which it goes on. */
export function HorizontalScroller({ label, children }: { label: string; children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ before: false, after: false })
  const measure = useCallback(() => {
    if (!scroller.current) return
    const { scrollLeft, scrollWidth, clientWidth } = scroller.current
    // Negative where the page runs right to left.
    const gone = Math.abs(scrollLeft)
    setMore({ before: gone > 1, after: gone + clientWidth < scrollWidth - 1 })
  }, [])
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure)
    if (scroller.current) observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [measure])
  return (
    <Frame data-before={more.before} data-after={more.after}>
      <Scroller ref={scroller} role="region" aria-label={label} tabIndex={0} onScroll={measure}>
        {children}
      </Scroller>
    </Frame>
  )
}
