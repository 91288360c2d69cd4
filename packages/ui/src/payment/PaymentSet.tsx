import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Badge } from '#components/Badge/Badge.tsx'
import { useTongue } from '#components/Bdi/useTongue.ts'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { type Origin, hasInstructions, waysToPay } from '#model/waysToPay.ts'
import { AccountCard } from './AccountCard.tsx'
import { ExampleAccounts } from './ExampleAccounts.tsx'
import { Accounts, Set, SetHead, Words } from './HowToPay.styles.ts'

/** The instructions for domestic or for international students. */
export function PaymentSet({ origin }: { origin: Origin }) {
  const titleId = useId()
  const tongueOf = useTongue()
  const told = waysToPay(useSchoolSettings(), origin)
  return (
    <Set aria-labelledby={titleId}>
      <SetHead>
        <h3 id={titleId}>
          {origin === 'domestic' ? <Trans>Domestic students</Trans> : <Trans>International students</Trans>}
        </h3>
        {!hasInstructions(told) && (
          <Badge tone="warning">
            <Trans>Example</Trans>
          </Badge>
        )}
      </SetHead>
      {!hasInstructions(told) && <ExampleAccounts origin={origin} />}
      {told.ways.length > 0 && (
        <Accounts>
          {Array.from(told.ways.entries(), ([place, way]) => (
            <AccountCard key={place} way={way} />
          ))}
        </Accounts>
      )}
      {told.words && <Words {...tongueOf(told.words)}>{told.words}</Words>}
    </Set>
  )
}
