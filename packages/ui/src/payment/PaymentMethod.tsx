import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { TextLine } from '#components/Bdi/TextLine.ts'
import type { OfferedMethod } from '#model/paymentMethods.ts'
import { tokens } from '#theme/tokens.ts'

const Only = styled.div`
  display: grid;
  gap: ${tokens.space[1]};

  > :first-child {
    font-weight: ${tokens.weight.medium};
  }
`

type PaymentMethodProps<Method extends string> = {
  label: string
  methods: readonly OfferedMethod<Method>[]
  /** The field to choose from them. */
  children: ReactNode
}

/** How one paid: where there is one way only, it is said and not asked. */
export function PaymentMethod<Method extends string>({ label, methods, children }: PaymentMethodProps<Method>) {
  const [only, ...others] = methods
  if (only === undefined || others.length > 0) return children
  return (
    <Only>
      <span>{label}</span>
      <TextLine>{only.label}</TextLine>
    </Only>
  )
}
