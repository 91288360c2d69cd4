import type { Course, OwnDiscount } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { CourseGridLoading } from '#components/CourseCard/CourseCard.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { CoursePaymentState } from '#lib/money/paymentStates.ts'
import { type Remote, mergeStaleState } from '#remote.ts'
import { CourseFilter, type CourseFilterValue, type CourseLanguages, filterCourses } from './CourseFilter.tsx'
import { type CourseHrefs, OfferedCourseCards } from './OfferedCourseCards.tsx'

type CoursesScreenProps = CourseHrefs & {
  courses: Remote<Course[]>
  /** Payment status of each course, by course id. */
  paymentStates: Remote<ReadonlyMap<number, CoursePaymentState>>
  /** The student’s discounts. */
  discounts?: readonly OwnDiscount[]
  /** Languages of the courses; undefined if the backend doesn’t tell them. */
  languages?: CourseLanguages | undefined
  filter?: CourseFilterValue
  onFilter?: ((filter: CourseFilterValue) => void) | undefined
  /** The course and view that the user returns from. */
  restoreFocusTo?: { id: number; view: 'outlines' | 'purchase' } | undefined
}

const none: readonly OwnDiscount[] = []
const noFilter: CourseFilterValue = {}

/** 2§2 “Student courses”: own courses with their status, then all others, to be bought. */
export function CoursesScreen({
  courses,
  paymentStates,
  discounts = none,
  languages,
  filter = noFilter,
  onFilter,
  ...cards
}: CoursesScreenProps) {
  const { t } = useLingui()
  const loadedStates = paymentStates.state === 'ready' ? paymentStates.data : undefined
  // Wait for the payment status, so that a bought course isn’t offered again.
  const shown: Remote<Course[]> =
    courses.state === 'ready' && paymentStates.state === 'loading' ? paymentStates : courses
  return (
    <Page>
      <PageHeader title={t`Courses`} />
      {courses.state === 'ready' && paymentStates.state === 'failed' && (
        <Notice
          tone="danger"
          title={<Trans>Couldn’t check which courses you’re enrolled in.</Trans>}
          action={
            <Button size="sm" onPress={paymentStates.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {paymentStates.message}
        </Notice>
      )}
      <RemoteView remote={mergeStaleState(shown, paymentStates)} loading={<CourseGridLoading />}>
        {(ready) =>
          ready.length === 0 ? (
            <EmptyState scene="courses" title={<Trans>No courses yet</Trans>}>
              <Trans>No courses are available right now.</Trans>
            </EmptyState>
          ) : (
            <CourseSections
              {...{ ...cards, discounts, languages, filter, onFilter }}
              courses={ready}
              paymentStates={loadedStates}
            />
          )
        }
      </RemoteView>
    </Page>
  )
}

type CourseSectionsProps = CourseHrefs &
  Pick<CoursesScreenProps, 'languages' | 'onFilter' | 'restoreFocusTo'> & {
    courses: Course[]
    paymentStates: ReadonlyMap<number, CoursePaymentState> | undefined
    discounts: readonly OwnDiscount[]
    filter: CourseFilterValue
  }

/** The student’s own courses above the others, which can be filtered. */
function CourseSections({ courses, paymentStates, languages, filter, onFilter, ...cards }: CourseSectionsProps) {
  const { t } = useLingui()
  const isOwn = ({ id }: Course) => (paymentStates?.get(id) ?? 'none') !== 'none'
  const [own, others] = [courses.filter(isOwn), courses.filter((course) => !isOwn(course))]
  const found = filterCourses(others, filter, languages)
  const tools = onFilter && <CourseFilter courses={others} languages={languages} value={filter} onChange={onFilter} />
  const list = (shown: Course[], headingLevel: 2 | 3) => (
    <OfferedCourseCards {...{ ...cards, languages, paymentStates }} courses={shown} headingLevel={headingLevel} />
  )
  const noneFound = (
    <EmptyState scene="courses" title={<Trans>No course matches</Trans>}>
      <Trans>Change the filter to see more courses.</Trans>
    </EmptyState>
  )
  // Without own courses the page’s title says it all.
  if (own.length === 0) {
    return (
      <>
        {tools}
        {found.length > 0 ? list(found, 2) : noneFound}
      </>
    )
  }
  return (
    <>
      <CourseSection title={t`My courses`}>{list(own, 3)}</CourseSection>
      {others.length > 0 && (
        <CourseSection title={t`Other courses`}>
          {tools}
          {found.length > 0 ? list(found, 3) : noneFound}
        </CourseSection>
      )}
    </>
  )
}

function CourseSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Stack as="section" gap="large" aria-labelledby={titleId}>
      <Text as="h2" size="xl" id={titleId}>
        {title}
      </Text>
      {children}
    </Stack>
  )
}
