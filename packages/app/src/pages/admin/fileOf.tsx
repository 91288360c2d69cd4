import { late } from '@maktab/ui/late/late'
import { useLate } from '@maktab/ui/late/useLate'
import type { FileOf } from '@maktab/ui/model/FileOf'
import { createElement } from 'react'
import type { PaymentFileContainerProps } from './PaymentFileContainer.tsx'

const container = late(async () => (await import('./PaymentFileContainer.tsx')).PaymentFileContainer)

/** What is known already stands there until its code has come. */
function LateFile(props: PaymentFileContainerProps) {
  const Container = useLate(container, true)
  return Container ? createElement(Container, props) : props.instead
}

/** The file of a payment, for a screen on which it is decided. */
export const fileOf: FileOf = (payment, parts) => (
  <LateFile key={`${payment.kind} ${payment.id}`} {...payment} {...parts} />
)
