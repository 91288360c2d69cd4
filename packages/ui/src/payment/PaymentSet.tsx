import { useLingui } from '@lingui/react/macro'
import { useTongue } from '#components/Bdi/useTongue.ts'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { type Origin, isSaid, waysToPay } from '#model/waysToPay.ts'
import { AccountCard } from './AccountCard.tsx'
import { Accounts, Set, Words } from './HowToPay.styles.ts'
import { NotSaidYet } from './NotSaidYet.tsx'

type PaymentSetProps = {
  origin: Origin
  /** Whether it is the one that was chosen: the other is a press away. */
  isShown: boolean
}

/** How to pay from one place, as the school’s settings say. */
export function PaymentSet({ origin, isShown }: PaymentSetProps) {
  const { t } = useLingui()
  const tongueOf = useTongue()
  const told = waysToPay(useSchoolSettings(), origin)
  return (
    <Set aria-label={origin === 'domestic' ? t`Domestic students` : t`International students`} hidden={!isShown}>
      {told.ways.length > 0 && (
        <Accounts>
          {Array.from(told.ways.entries(), ([place, way]) => (
            <AccountCard key={place} way={way} />
          ))}
        </Accounts>
      )}
      {told.words && <Words {...tongueOf(told.words)}>{told.words}</Words>}
      {!isSaid(told) && <NotSaidYet />}
    </Set>
  )
}
