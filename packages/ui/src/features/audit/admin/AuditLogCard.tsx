import type { Act } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#components/Card/Card.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Text } from '#components/Text/Text.tsx'
import type { Remote } from '#remote.ts'
import type { AuditedRecord } from './AuditedRecord.ts'
import { AuditLogList } from './AuditLogList.tsx'

type AuditLogCardProps = {
  auditLog: Remote<Act[]>
  of: AuditedRecord
}

/** What was decided of a record, at its foot. */
export function AuditLogCard({ auditLog, of }: AuditLogCardProps) {
  const { t } = useLingui()
  const title = t`What was decided`
  return (
    <Card>
      <Text as="h2" size="lg">
        {title}
      </Text>
      <RemoteView remote={auditLog} loading={<ActsLoading />}>
        {(ready) =>
          ready.length === 0 ? (
            <Text tone="muted">
              <Trans>Nothing has been decided yet.</Trans>
            </Text>
          ) : (
            <AuditLogList label={title} auditLog={ready} of={of} />
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
