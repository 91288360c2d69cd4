import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts'
import { List, Mark, Narrow, Root, Step } from './Stepper.styles.ts'

type StepperProps = {
  /** The steps by name, in their order. */
  steps: readonly string[]
  /** Which step it is; the first is 1. */
  current: number
}

/** How far one has come in a form of several steps. */
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
