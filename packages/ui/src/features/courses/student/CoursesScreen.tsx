import type { Course, OwnDiscount } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { CourseGrid, CourseGridLoading } from '#components/CourseGrid/CourseGrid.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { getDiscountedPrice } from '#lib/money/discounts.ts'
import type { CoursePaymentState } from '#lib/money/paymentState.ts'
import { type Remote, mergeStaleState } from '#remote.ts'
import { type CourseHrefs, CourseActions, canPurchase } from './CourseActions.tsx'
import { CoursePaymentStatus } from './CoursePaymentStatus.tsx'

type CoursesScreenProps = CourseHrefs & {
  courses: Remote<Course[]>
  /** Where the student stands with each course, by its id. */
  standings: Remote<ReadonlyMap<number, CoursePaymentState>>
  /** What the student has taken off. */
  discounts?: readonly OwnDiscount[]
  /** The view of a course that one comes back from. */
  restoreFocusTo?: { id: number; view: 'outlines' | 'purchase' } | undefined
}

const none: readonly OwnDiscount[] = []

/** 2§2 “Student courses”: what the school teaches, to be bought; what one has bought says so. */
export function CoursesScreen({ courses, standings, discounts = none, restoreFocusTo, ...hrefs }: CoursesScreenProps) {
  const { t } = useLingui()
  const { currency } = useSchoolSettings()
  const known = standings.state === 'ready' ? standings.data : undefined
  // Without them a course could be offered that is one's own already.
  const shown: Remote<Course[]> = courses.state === 'ready' && standings.state === 'loading' ? standings : courses
  const ownPriceOf = ({ id, price }: Course) =>
    canPurchase(known?.get(id)) ? getDiscountedPrice(discounts, { kind: 'course', id, price }, currency) : undefined
  return (
    <Page>
      <PageHeader title={t`Courses`} />
      {courses.state === 'ready' && standings.state === 'failed' && (
        <Notice
          tone="danger"
          title={<Trans>Which of these courses are yours could not be found out.</Trans>}
          action={
            <Button size="sm" onPress={standings.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {standings.message}
        </Notice>
      )}
      <RemoteView remote={mergeStaleState(shown, standings)} loading={<CourseGridLoading />}>
        {(ready) =>
          ready.length === 0 ? (
            <EmptyState scene="courses" title={<Trans>No courses yet</Trans>}>
              <Trans>The school offers no courses at the moment.</Trans>
            </EmptyState>
          ) : (
            <CourseGrid
              courses={ready}
              getDiscountedPrice={ownPriceOf}
              getStatus={({ id }) => <CoursePaymentStatus standing={known?.get(id)} />}
              getActions={(course) => (
                <CourseActions
                  {...hrefs}
                  course={course}
                  own={ownPriceOf(course)}
                  standing={known?.get(course.id)}
                  restoreFocusToAction={restoreFocusTo?.id === course.id ? restoreFocusTo.view : undefined}
                />
              )}
            />
          )
        }
      </RemoteView>
    </Page>
  )
}
