import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { useStop } from './useStop.ts'

const Root = styled.div`
  min-inline-size: 0;
  outline: none;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 4px;
  }
`

/** The view that a tab opens. */
export function TabPanel({ id, tabId, children }: { id: string; tabId: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const isStop = useStop(root)
  return (
    <Root ref={root} role="tabpanel" id={id} aria-labelledby={tabId} {...(isStop && { tabIndex: 0 })}>
      {children}
    </Root>
  )
}
