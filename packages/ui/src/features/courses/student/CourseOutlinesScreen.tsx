import type { Outline } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { type OutlineProgress, getOutlinePath } from '#lib/lessons/outlinePath.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { OutlineList } from '#components/OutlineList/OutlineList.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonRows } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { CoursePaymentState } from '#lib/money/paymentStates.ts'
import type { Remote } from '#remote.ts'
import { usePurchaseLabels } from './usePurchaseLabels.ts'

type CourseOutlinesScreenProps = {
  /** The course of the outlines, once loaded. */
  course: { name: string; price?: number } | undefined
  outlines: Remote<Outline[]>
  /** The student’s progress, if they take the course and the backend tells it. */
  progress?: OutlineProgress | undefined
  /** Days of the next lessons of the course, earliest first. */
  upcomingDays?: readonly string[]
  coursesHref: string
  /** The classes of the course, if it was opened from the enrolled courses. */
  classesHref?: string | undefined
  /** The purchase page, if the course can be bought. */
  purchaseHref?: string | undefined
  /** The receipt was rejected or covers only a part, as on the course’s card. */
  purchaseState?: CoursePaymentState | undefined
}

/** 2§2: the outlines of a course. */
export function CourseOutlinesScreen({
  course,
  outlines,
  progress,
  upcomingDays,
  coursesHref,
  classesHref,
  purchaseHref,
  purchaseState,
}: CourseOutlinesScreenProps) {
  const { t } = useLingui()
  const today = useToday()
  const labels = usePurchaseLabels({
    name: course?.name ?? '',
    paymentState: purchaseState,
    ...(course?.price === 0 && { due: 0 }),
  })
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
              {labels.shown}
            </LinkButton>
          ))
        }
      />
      <RemoteView remote={outlines} loading={<OutlinesLoading />}>
        {(ready) => (
          <OutlineList
            outlines={ready}
            path={progress && getOutlinePath({ outlineCount: ready.length, progress, upcomingDays, today })}
          />
        )}
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
