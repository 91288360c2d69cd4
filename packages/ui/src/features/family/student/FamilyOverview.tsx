import type { FamilyChild } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { getFamilyFees } from '#lib/money/familyFees.ts'
import { getChildTones } from '#lib/people/childTone.ts'
import type { Remote } from '#remote.ts'
import { type ChildCardActions, ChildCard } from './ChildCard.tsx'

type FamilyOverviewProps = ChildCardActions & {
  family: Remote<readonly FamilyChild[]>
  /** The page to pay all fees with one receipt, opened from one of them; undefined if the backend can’t. */
  getPayHref: ((feeId: number) => string) | undefined
}

/** All children of a guardian: the next lesson, what is due and the new report of each. */
export function FamilyOverview({ family, getPayHref, ...actions }: FamilyOverviewProps) {
  const { t } = useLingui()
  const loading = (
    <LoadingRegion label={t`Loading your children`}>
      <Grid gap="large" minColumn="17rem">
        {[1, 2].map((key) => (
          <Surface key={key} padding="large">
            <Stack gap="small">
              <SkeletonLine width="8rem" />
              <SkeletonLine width="min(14rem, 80%)" />
              <SkeletonLine width="6rem" />
            </Stack>
          </Surface>
        ))}
      </Grid>
    </LoadingRegion>
  )
  return (
    <RemoteView remote={family} loading={loading}>
      {(children) => <ReadyFamily family={children} getPayHref={getPayHref} {...actions} />}
    </RemoteView>
  )
}

type ReadyFamilyProps = Omit<FamilyOverviewProps, 'family'> & { family: readonly FamilyChild[] }

function ReadyFamily({ family, getPayHref, ...actions }: ReadyFamilyProps) {
  const tones = getChildTones(family)
  if (family.length < 2) return null
  return (
    <Stack as="section" gap="large" aria-labelledby="family">
      <Inline gap="large" rowGap="small" justify="space-between">
        <Text as="h2" id="family" size="lg">
          <Trans>Your children</Trans>
        </Text>
        {getPayHref && <PayButton family={family} getPayHref={getPayHref} />}
      </Inline>
      <Grid as="ul" gap="large" minColumn="17rem" keepsEmpty>
        {family.map((child) => (
          <li key={child.id}>
            <ChildCard child={child} tone={tones.get(child.id)} {...actions} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

type PayButtonProps = { family: readonly FamilyChild[]; getPayHref: (feeId: number) => string }

/** Pays all monthly fees with one receipt; nothing if none is due. */
function PayButton({ family, getPayHref }: PayButtonProps) {
  const { ids, total, currency } = getFamilyFees(family)
  const [firstId] = ids
  if (firstId === undefined) return null
  const sum = <Bdi>{formatMoney(total, currency)}</Bdi>
  return (
    <LinkButton variant="primary" href={getPayHref(firstId)}>
      {ids.length === 1 && <Trans>Pay {sum}</Trans>}
      {ids.length > 1 && (
        <span>
          <Plural value={ids.length} one="Pay # fee" other="Pay # fees" />
          {': '}
          {sum}
        </span>
      )}
    </LinkButton>
  )
}
