import type { Outline } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { OutlineList } from '#components/OutlineList/OutlineList.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonRows } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'

type CourseOutlinesScreenProps = {
  /** The course of the outlines, once loaded. */
  course: { name: string } | undefined
  outlines: Remote<Outline[]>
  coursesHref: string
  /** The classes of the course, if it was opened from the enrolled courses. */
  classesHref?: string | undefined
  /** The purchase page, if the course can be bought. */
  purchaseHref?: string | undefined
}

/** 2§2: the outlines of a course. */
export function CourseOutlinesScreen({
  course,
  outlines,
  coursesHref,
  classesHref,
  purchaseHref,
}: CourseOutlinesScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        back={
          <TextLink href={coursesHref}>
            {classesHref === undefined ? <Trans>Courses</Trans> : <Trans>Enrolled Courses</Trans>}
          </TextLink>
        }
        title={t`Outlines`}
        subject={course?.name}
        actions={
          (classesHref !== undefined && (
            <LinkButton href={classesHref}>
              <Trans>Classes</Trans>
            </LinkButton>
          )) ||
          (purchaseHref !== undefined && (
            <LinkButton variant="primary" href={purchaseHref}>
              <Trans>Purchase</Trans>
            </LinkButton>
          ))
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
