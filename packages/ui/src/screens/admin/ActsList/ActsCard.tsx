import type { Act } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#components/Card/Card.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Text } from '#components/Text/Text.tsx'
import type { Remote } from '#remote.ts'
import type { ActedRecord } from './ActedRecord.ts'
import { ActsList } from './ActsList.tsx'

type ActsCardProps = {
  acts: Remote<Act[]>
  of: ActedRecord
}

/** What was decided of a record, at its foot. */
export function ActsCard({ acts, of }: ActsCardProps) {
  const { t } = useLingui()
  const title = t`What was decided`
  return (
    <Card>
      <Text as="h2" size="lg">
        {title}
      </Text>
      <RemoteView remote={acts} loading={<ActsLoading />}>
        {(ready) =>
          ready.length === 0 ? (
            <Text tone="muted">
              <Trans>Nothing has been decided yet.</Trans>
            </Text>
          ) : (
            <ActsList label={title} acts={ready} of={of} />
          )
        }
      </RemoteView>
    </Card>
  )
}

function ActsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading what was decided`}>
      <SkeletonLine width="60%" />
      <SkeletonLine width="40%" />
    </LoadingRegion>
  )
}
