import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { styled, keyframes } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Text } from '../Text/Text.tsx'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  overflow-wrap: anywhere;
`

const slide = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`

const Track = styled.div`
  position: relative;
  grid-column: 1 / -1;
  block-size: 8px;
  overflow: hidden;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surfaceSunken};
  outline: 1px solid ${tokens.color.border};

  div {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-radius: inherit;
    background: ${tokens.color.brand};
    transition: inline-size ${tokens.duration.base};
  }
  [data-moving] {
    inline-size: 40%;
    animation: ${slide} 1.4s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-moving] {
      inline-size: 100%;
      opacity: 0.5;
    }
  }
  @media (forced-colors: active) {
    div {
      background: Highlight;
    }
  }
`

type ProgressBarProps = {
  label: ReactNode
  /** From 0 to 100; undefined if indeterminate. */
  value?: number | undefined
}

/**
 * Progress bar. Not react-aria's: its buttons import that module, so using it would pull all of it, with number
 * formatting, into the sign-in page.
 */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const { i18n } = useLingui()
  const labelId = useId()
  const share = value === undefined ? undefined : Math.min(100, Math.max(0, value)) / 100
  const amount = share === undefined ? undefined : i18n.number(share, { style: 'percent' })
  return (
    <Root
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuetext={amount}
      {...(share !== undefined && {
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': Math.round(share * 100),
      })}
    >
      <span id={labelId}>{label}</span>
      <Text as="span" tone="muted" isTabular aria-hidden>
        {amount}
      </Text>
      <Track>{share === undefined ? <div data-moving /> : <div style={{ inlineSize: `${share * 100}%` }} />}</Track>
    </Root>
  )
}
