import type { Outline } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { OutlineList } from '#components/OutlineList/OutlineList.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonRows } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'

type CourseOutlinesScreenProps = {
  /** The course of the outlines, once loaded. */
  course: { name: string } | undefined
  outlines: Remote<Outline[]>
  coursesHref: string
}

/** 2§2 “Teacher courses”: the outlines of a course, with a link back. */
export function CourseOutlinesScreen({ course, outlines, coursesHref }: CourseOutlinesScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`Outlines`}
        subject={course?.name}
        actions={
          <LinkButton href={coursesHref}>
            <Trans>Back</Trans>
          </LinkButton>
        }
      />
      <RemoteView remote={outlines} loading={<OutlinesLoading />}>
        {(ready) => <OutlineList outlines={ready} />}
      </RemoteView>
    </Page>
  )
}

function OutlinesLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading outlines`}>
      <SkeletonRows rows={4} columns={1} />
    </LoadingRegion>
  )
}
