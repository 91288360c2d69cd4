import type { ReactNode } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { HeadlineRoot, Stamp } from './ReceiptPrintout.styles.ts'

type PaymentHeadlineProps = {
  title: string
  headingLevel: 1 | 2
  /** “Paid”, “Pending”: nothing where nobody knows. */
  word: string
  tone: 'success' | 'warning' | 'danger' | 'neutral'
  amount: ReactNode
  amountLabel: string
}

/** What one looks for first on the paper of a payment: whether it is paid, and how much. */
export function PaymentHeadline({ title, headingLevel, word, tone, amount, amountLabel }: PaymentHeadlineProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <HeadlineRoot $tone={tone}>
      <div>
        <Heading>
          <Bdi>{title}</Bdi>
        </Heading>
        {word && <Stamp>{word}</Stamp>}
      </div>
      {amount !== undefined && (
        <Stack as="p" gap="none" align="end">
          <Text as="span" size="md" weight="semibold">
            {amountLabel}
          </Text>
          <Text as="strong" size="display" weight="bold" leading="tight" isTabular>
            {amount}
          </Text>
        </Stack>
      )}
    </HeadlineRoot>
  )
}
