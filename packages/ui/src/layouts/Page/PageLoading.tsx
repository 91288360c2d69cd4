import { useLingui } from '@lingui/react/macro'
import { LoadingRegion, SkeletonLine, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from './Page.tsx'

/** Placeholder while a page's code loads. */
export function PageLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading page`}>
      <Page>
        <SkeletonLine width="30%" />
        <SkeletonTable rows={4} columns={3} />
      </Page>
    </LoadingRegion>
  )
}
