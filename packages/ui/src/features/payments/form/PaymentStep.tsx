import { type ReactNode, useId } from 'react'
import { Inline } from '#components/Inline/Inline.tsx'
import { Mark, Step } from './payment.styles.ts'

type PaymentStepProps = {
  number: number
  title: string
  /** A way on, beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** One of the few things to do, by its number. All of them are on one page: who has paid already goes on at once. */
export function PaymentStep({ number, title, action, children }: PaymentStepProps) {
  const titleId = useId()
  return (
    <Step aria-labelledby={titleId}>
      <Inline gap="medium" rowGap="x-small" justify="space-between">
        <h2 id={titleId}>
          <Mark aria-hidden>{number}</Mark>
          {title}
        </h2>
        {action}
      </Inline>
      {children}
    </Step>
  )
}
