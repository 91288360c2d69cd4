import { useLingui, Plural, Trans } from '@lingui/react/macro'
import { FileClock } from 'lucide-react'
import { useId } from 'react'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import type { EnrolledCourse, Fee, OwnDiscount, StudentClass, StudentEvent } from '@maktab/contract/schema'
import { Inline } from '#components/Inline/Inline.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import type { RequestedCourse } from '#lib/money/courseRequests.ts'
import type { Bill } from '#lib/money/billsAndFees.ts'
import { Button } from '#components/Button/Button.tsx'
import { StaleDataBanner } from '#components/RemoteView/RemoteView.tsx'
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type Remote, getListOrEmpty, ready, mergeStaleState } from '#remote.ts'
import { type TodoHrefs, type TodoItem, getTodoItems } from './getTodoItems.ts'
import { TodoItemRow } from './TodoItemRow.tsx'

/** Placeholder of a section of the dashboard. */
export function DashboardSectionLoading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Stack gap="large">
        <SkeletonLine width="10rem" />
        <SkeletonLine width="min(30rem, 90%)" />
      </Stack>
    </LoadingRegion>
  )
}

export type StudentTodoListProps = {
  events: Remote<StudentEvent[]>
  billing: Remote<Bill[]>
  /** Undefined if the backend has no fees (decision 166). */
  fees?: Remote<Fee[]> | undefined
  /** Courses asked for and not paid; undefined if the backend keeps no requests. */
  requests?: Remote<RequestedCourse[]> | undefined
  /** The student’s discounts. */
  discounts?: readonly OwnDiscount[] | undefined
  courses: Remote<EnrolledCourse[]>
  classes: Remote<StudentClass[]>
  /** Whether this version of a report was opened on this device. */
  isReportOpened: (key: string) => boolean
  hrefs: TodoHrefs
}

const none: readonly OwnDiscount[] = []

/** The student’s to-do list, one link per item; renders nothing if it is empty. Reports failures once. */
export function StudentTodoList({
  events,
  billing,
  fees = ready([]),
  requests = ready([]),
  courses,
  classes,
  hrefs,
  ...options
}: StudentTodoListProps) {
  const { discounts = none, isReportOpened } = options
  const { t } = useLingui()
  const now = useNow()
  const today = useToday()
  const { timeZone, currency } = useSchoolSettings()
  // Without the courses it is unknown which payments are settled.
  const bills = courses.state === 'ready' ? getListOrEmpty(billing) : []
  const sources = {
    events: getListOrEmpty(events),
    billing: bills,
    fees: getListOrEmpty(fees),
    requests: getListOrEmpty(requests),
    discounts,
    courses: getListOrEmpty(courses),
    classes: getListOrEmpty(classes),
    isReportOpened,
  }
  const { items, invitations, underReview } = getTodoItems(sources, hrefs, { timeZone, currency, now, today })
  const remotes = [events, billing, fees, requests]
  const merged = mergeStaleState(ready(items), ...remotes)
  const failures = remotes.flatMap((one) => (one.state === 'failed' ? [one] : []))
  if (items.length + invitations.length + underReview + failures.length === 0) {
    return remotes.some(({ state }) => state === 'loading') ? (
      <DashboardSectionLoading label={t`Loading your tasks`} />
    ) : null
  }
  const reviewLine = underReview > 0 && <ReceiptsUnderReview underReview={underReview} billingHref={hrefs.billing} />
  // Nothing to do: no heading that asks for attention.
  if (items.length === 0 && failures.length === 0) {
    return (
      <>
        {reviewLine}
        <Invitations items={invitations} />
      </>
    )
  }
  return (
    <>
      <Stack as="section" gap="medium" aria-labelledby="what-needs-you">
        <Text as="h2" size="xl" id="what-needs-you">
          <Trans>Needs your attention</Trans>
        </Text>
        {merged.state === 'ready' && <StaleDataBanner stale={merged.stale} isList />}
        {items.length > 0 && (
          <Surface as="ul" isDivided role="list" aria-labelledby="what-needs-you">
            {items.map((item) => (
              <TodoItemRow key={item.key} item={item} />
            ))}
          </Surface>
        )}
        {reviewLine}
        {failures.length > 0 && (
          <Inline gap="large" rowGap="small" tone="muted" role="status">
            <p>
              <Trans>Couldn’t load payments or events.</Trans>
            </p>
            <Button size="sm" onPress={() => failures.forEach(({ retry }) => retry())}>
              <Trans>Try again</Trans>
            </Button>
          </Inline>
        )}
      </Stack>
      <Invitations items={invitations} />
    </>
  )
}

/** Events that the student can join, apart from what needs attention. */
function Invitations({ items }: { items: readonly TodoItem[] }) {
  const titleId = useId()
  if (items.length === 0) return null
  return (
    <Stack as="section" gap="medium" aria-labelledby={titleId}>
      <Text as="h2" size="xl" id={titleId}>
        <Trans>Events you can join</Trans>
      </Text>
      <Surface as="ul" isDivided role="list" aria-labelledby={titleId}>
        {items.map((item) => (
          <TodoItemRow key={item.key} item={item} />
        ))}
      </Surface>
    </Stack>
  )
}

type ReceiptsUnderReviewProps = { underReview: number; billingHref: string }

/** The receipts under review on one line, as there is nothing to do about them. */
function ReceiptsUnderReview({ underReview, billingHref }: ReceiptsUnderReviewProps) {
  return (
    <Inline as="p" gap="medium" rowGap="x-small" tone="muted">
      <Inline as="span" gap="small">
        <FileClock size={20} aria-hidden />
        <Plural value={underReview} one="# receipt under review" other="# receipts under review" />
      </Inline>
      <TextLink href={billingHref}>
        <Trans>See billing</Trans>
      </TextLink>
    </Inline>
  )
}
