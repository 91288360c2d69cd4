import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

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
export function SideScroller({ label, children }: { label: string; children: ReactNode }) {
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
