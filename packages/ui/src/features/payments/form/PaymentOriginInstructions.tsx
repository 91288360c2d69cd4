import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Badge } from '#components/Badge/Badge.tsx'
import { useTextAttributes, Bdi } from '#components/Bdi/Bdi.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import {
  type PaymentOrigin,
  hasPaymentInstructions,
  getPaymentInstructions,
  getPaymentNote,
} from '#lib/money/paymentMethods.ts'
import { formatMoney, sumPrices } from '#lib/money/currencyAmounts.ts'
import type { PaymentWay } from '@maktab/contract/schema'
import type { LocalizedText } from '@maktab/shared/pickTranslation'
import { Landmark, Smartphone } from 'lucide-react'
import { CopyButton } from '#components/CopyButton/CopyButton.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Head, Line } from './PaymentInstructions.styles.ts'

/** What a student pays, with its reference if the backend has one. */
export type DuePayment = {
  name: string
  amount: number
  /** The school’s by default. */
  currency?: string | undefined
  reference: string | undefined
}

/** Called when the user copies something of an account. */
export type OnUseAccount = ((way: PaymentWay, origin: PaymentOrigin) => void) | undefined

type PaymentOriginInstructionsProps = {
  origin: PaymentOrigin
  /** What is paid with one transfer, shown at each account. */
  payments?: readonly DuePayment[]
  onUseAccount?: OnUseAccount
  /** Language of the reader; by default the page’s. */
  reader?: string
}

const none: readonly DuePayment[] = []

export function PaymentOriginInstructions({
  origin,
  payments = none,
  onUseAccount,
  ...props
}: PaymentOriginInstructionsProps) {
  const titleId = useId()
  const { i18n } = useLingui()
  const reader = props.reader ?? i18n.locale
  const getTextAttributes = useTextAttributes()
  const instructions = getPaymentInstructions(useSchoolSettings(), origin, reader)
  return (
    <Stack as="section" gap="medium" aria-labelledby={titleId}>
      <Inline gap="medium" rowGap="x-small">
        <Text as="h3" size="md" id={titleId}>
          {origin === 'domestic' ? <Trans>Domestic students</Trans> : <Trans>International students</Trans>}
        </Text>
        {!hasPaymentInstructions(instructions) && (
          <Badge tone="warning">
            <Trans>Example</Trans>
          </Badge>
        )}
      </Inline>
      {!hasPaymentInstructions(instructions) && <ExamplePaymentAccounts origin={origin} />}
      {instructions.ways.length > 0 && (
        <Grid as="ul" minColumn="17rem" gap="medium">
          {Array.from(instructions.ways.entries(), ([place, way]) => (
            <PaymentAccountCard
              key={place}
              way={way}
              note={getPaymentNote(way, reader)}
              payments={payments}
              onUse={() => onUseAccount?.(way, origin)}
            />
          ))}
        </Grid>
      )}
      {instructions.words && (
        <Text breaksWords keepsLines {...getTextAttributes(instructions.words)}>
          {instructions.words.text}
        </Text>
      )}
    </Stack>
  )
}

/** Example accounts, shown until the school adds its own (decision 141). They have no copy buttons. */
function ExamplePaymentAccounts({ origin }: { origin: PaymentOrigin }) {
  const { t } = useLingui()
  const isDomestic = origin === 'domestic'
  const accountTitle = t`School name`
  const ways: PaymentWay[] = [
    {
      kind: 'bank',
      name: t`Example Bank`,
      accountTitle,
      accountNumber: isDomestic ? '0000 0000 0000 0000' : 'XX00 0000 0000 0000 0000',
      ...(!isDomestic && { branch: 'XXXXXX00' }),
    },
    {
      kind: 'wallet',
      name: 'JazzCash',
      accountTitle,
      accountNumber: isDomestic ? '0300 0000000' : '+92 300 0000000',
    },
  ]
  return (
    <Grid as="ul" minColumn="17rem" gap="medium">
      {ways.map((way) => (
        <PaymentAccountCard key={way.kind} way={way} isExample />
      ))}
    </Grid>
  )
}

type PaymentAccountCardProps = {
  way: PaymentWay
  note?: LocalizedText | undefined
  payments?: readonly DuePayment[]
  isExample?: boolean
  onUse?: () => void
}

/** A payment account with what to pay; everything has a copy button unless it is an example. */
function PaymentAccountCard({ way, note, payments = none, isExample = false, onUse }: PaymentAccountCardProps) {
  const { t } = useLingui()
  const school = useSchoolSettings()
  const getTextAttributes = useTextAttributes()
  const isBank = way.kind === 'bank'
  const { name } = way
  const [first] = payments
  const amount = first && formatMoney(sumPrices(payments.map((one) => one.amount)), first.currency ?? school.currency)
  const reference = payments.flatMap((one) => one.reference ?? []).join(', ')
  const isOtherHolder = !isExample && !isSameName(way.accountTitle, school.name)
  const lines = [
    {
      label: t`Account title`,
      value: way.accountTitle,
      what: t`account title, ${name}`,
      hint: isOtherHolder && t`The school receives its payments under this name.`,
    },
    isBank
      ? { label: t`Account number or IBAN`, value: way.accountNumber, what: t`account number, ${name}`, isCode: true }
      : { label: t`Wallet number`, value: way.accountNumber, what: t`wallet number, ${name}`, isCode: true },
    { label: t`Branch or SWIFT`, value: way.branch ?? '', what: t`branch or SWIFT, ${name}` },
  ].filter(({ value }) => value.trim() !== '')
  const due = [
    ...(amount === undefined ? [] : [{ label: t`Amount`, value: amount }]),
    ...(reference === '' ? [] : [{ label: t`Reference`, value: reference }]),
  ]
  const all = [name, ...[...lines, ...due].map(({ label, value }) => `${label}: ${value.trim()}`)].join('\n')
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
          {!isExample && <CopyButton text={all} what={name} isAll onCopy={onUse} />}
        </Head>
        <Stack gap="x-small">
          {lines.map(({ label, value, what, isCode, hint }) => (
            <Line key={label}>
              <dl>
                <dt>{label}</dt>
                <dd>{isCode ? <Bdi dir="ltr">{value}</Bdi> : <Bdi>{value}</Bdi>}</dd>
                {hint && <dd data-hint>{hint}</dd>}
              </dl>
              {!isExample && <CopyButton text={value.trim()} what={what} onCopy={onUse} />}
            </Line>
          ))}
        </Stack>
        {!isExample && due.length > 0 && (
          <Line data-due>
            {due.map(({ label, value }) => (
              <dl key={label}>
                <dt>{label}</dt>
                <dd>
                  <Bdi dir="ltr" translate="no">
                    {value}
                  </Bdi>
                </dd>
              </dl>
            ))}
            {reference !== '' && <CopyButton text={reference} what={t`payment reference, ${name}`} onCopy={onUse} />}
          </Line>
        )}
        {note && (
          <Text tone="muted" size="sm" breaksWords keepsLines {...getTextAttributes(note)}>
            {note.text}
          </Text>
        )}
      </Stack>
    </Surface>
  )
}

const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
