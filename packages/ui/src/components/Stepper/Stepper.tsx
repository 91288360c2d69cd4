import { css, styled } from 'styled-components'
import { mediaDown, mediaShort, tokens } from '#theme/tokens.ts'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { VisuallyHidden } from '../Text/Text.tsx'

/** Keeps the progress visible in long forms. */
const Root = styled.div`
  position: sticky;
  z-index: ${tokens.layer.header};
  inset-block-start: 0;
  padding-block: ${tokens.space[2]};
  background: ${tokens.color.surface};

  ${mediaShort} {
    position: static;
  }

  @media print {
    position: static;
  }
`

const Narrow = styled.p`
  display: none;
  font-weight: ${tokens.weight.semibold};
  overflow-wrap: anywhere;

  ${mediaDown('sm')} {
    display: block;
  }
`

const List = styled.ol`
  display: flex;
  gap: ${tokens.space[4]};

  ${mediaDown('sm')} {
    display: none;
  }
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.full};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.semibold};
  line-height: 1;

  svg {
    inline-size: 16px;
  }
`

const done = css`
  color: ${tokens.color.text};

  ${Mark} {
    border-color: ${tokens.color.brand};
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
  }
`

const Step = styled.li<{ $isDone: boolean }>`
  display: flex;
  flex: 1;
  gap: ${tokens.space[2]};
  align-items: center;
  min-inline-size: min-content;
  padding-block-end: ${tokens.space[2]};
  border-block-end: 3px solid ${({ $isDone }) => ($isDone ? tokens.color.brand : tokens.color.border)};
  color: ${tokens.color.textMuted};
  ${({ $isDone }) => $isDone && done}

  &[aria-current] {
    border-color: ${tokens.color.brand};
    color: ${tokens.color.text};
    font-weight: ${tokens.weight.semibold};

    ${Mark} {
      border-color: ${tokens.color.brand};
      background: ${tokens.color.brand};
      color: ${tokens.color.onBrand};
    }
  }

  /* Forced colours show every border, so that of future steps is hidden. */
  @media (forced-colors: active) {
    border-block-end-color: ${({ $isDone }) => ($isDone ? 'CanvasText' : 'Canvas')};

    &[aria-current] {
      border-block-end-color: Highlight;

      ${Mark} {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`

type StepperProps = {
  /** Names of the steps, in order. */
  steps: readonly string[]
  /** Current step, starting at 1. */
  current: number
}

/** Progress of a form with several steps. */
export function Stepper({ steps, current }: StepperProps) {
  const { t } = useLingui()
  const count = steps.length
  const name = steps[current - 1] ?? ''
  return (
    <Root>
      <Narrow aria-current="step">{t`Step ${current} of ${count}: ${name}`}</Narrow>
      <List aria-label={t`Steps`}>
        {steps.map((step, index) => {
          const number = index + 1
          const isDone = number < current
          return (
            <Step key={step} $isDone={isDone} {...(number === current && { 'aria-current': 'step' as const })}>
              <Mark aria-hidden>{isDone ? <Check /> : number}</Mark>
              <span>
                {step}
                {isDone && <VisuallyHidden> {t`(done)`}</VisuallyHidden>}
              </span>
            </Step>
          )
        })}
      </List>
    </Root>
  )
}
