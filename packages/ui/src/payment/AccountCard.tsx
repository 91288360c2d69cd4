import type { PaymentWay } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Landmark, Smartphone } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { useTongue } from '#components/Bdi/useTongue.ts'
import { CopyButton } from '#components/CopyButton/CopyButton.tsx'
import { Account, Head, Line, Lines, Note } from './HowToPay.styles.ts'

type AccountCardProps = { way: PaymentWay; isExample?: boolean }

/** An account to pay to. Each line can be copied, unless it is an example. */
export function AccountCard({ way, isExample = false }: AccountCardProps) {
  const { t } = useLingui()
  const tongueOf = useTongue()
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
    <Account $isExample={isExample}>
      <Head>
        {isBank ? <Landmark aria-hidden /> : <Smartphone aria-hidden />}
        <div>
          <strong>
            <Bdi>{name}</Bdi>
          </strong>
          <span>{isBank ? <Trans>Bank account</Trans> : <Trans>Mobile wallet</Trans>}</span>
        </div>
      </Head>
      <Lines>
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
      </Lines>
      {way.note && <Note {...tongueOf(way.note)}>{way.note}</Note>}
    </Account>
  )
}
