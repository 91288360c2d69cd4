import type { PaymentWay } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Landmark, Smartphone } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { useTextAttributes } from '#components/Bdi/useTextAttributes.ts'
import { CopyButton } from '#components/CopyButton/CopyButton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { Head, Line } from './PaymentInstructions.styles.ts'

type PaymentAccountCardProps = { way: PaymentWay; isExample?: boolean }

/** An account to pay to. Each line can be copied, unless it is an example. */
export function PaymentAccountCard({ way, isExample = false }: PaymentAccountCardProps) {
  const { t } = useLingui()
  const tongueOf = useTextAttributes()
  const isBank = way.kind === 'bank'
  const { name } = way
  const lines = [
    { label: t`Account title`, value: way.accountTitle, what: t`account title, ${name}` },
    isBank
      ? { label: t`Account number or IBAN`, value: way.accountNumber, what: t`account number, ${name}`, isCode: true }
      : { label: t`Wallet number`, value: way.accountNumber, what: t`wallet number, ${name}`, isCode: true },
    { label: t`Branch or SWIFT`, value: way.branch ?? '', what: t`branch or SWIFT, ${name}` },
  ]
  return (
    <Surface as="li" padding="large" paddingBlock="medium" isDashed={isExample}>
      <Stack gap="small">
        <Head>
          {isBank ? <Landmark aria-hidden /> : <Smartphone aria-hidden />}
          <div>
            <strong>
              <Bdi>{name}</Bdi>
            </strong>
            <span>{isBank ? <Trans>Bank account</Trans> : <Trans>Mobile wallet</Trans>}</span>
          </div>
        </Head>
        <Stack gap="x-small">
          {lines
            .filter(({ value }) => value.trim() !== '')
            .map(({ label, value, what, isCode }) => (
              <Line key={label}>
                <dl>
                  <dt>{label}</dt>
                  <dd>{isCode ? <Bdi dir="ltr">{value}</Bdi> : <Bdi>{value}</Bdi>}</dd>
                </dl>
                {!isExample && <CopyButton text={value.trim()} what={what} />}
              </Line>
            ))}
        </Stack>
        {way.note && (
          <Text tone="muted" size="sm" breaksWords keepsLines {...tongueOf(way.note)}>
            {way.note}
          </Text>
        )}
      </Stack>
    </Surface>
  )
}
