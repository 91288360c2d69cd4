import { useLingui, Trans } from '@lingui/react/macro'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import type { EnrolledCourse, Fee, OwnDiscount, StudentClass, StudentEvent } from '@maktab/contract/schema'
import { Inline } from '#components/Inline/Inline.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import type { Bill } from '#lib/money/billsAndFees.ts'
import { Button } from '#components/Button/Button.tsx'
import { StaleDataBanner } from '#components/RemoteView/RemoteView.tsx'
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type Remote, getListOrEmpty, ready, mergeStaleState } from '#remote.ts'
import { type TodoHrefs, getTodoItems } from './getTodoItems.ts'
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
  /** The student’s discounts. */
  discounts?: readonly OwnDiscount[]
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
    discounts,
    courses: getListOrEmpty(courses),
    classes: getListOrEmpty(classes),
    isReportOpened,
  }
  const items = getTodoItems(sources, hrefs, { timeZone, currency, now, today })
  const merged = mergeStaleState(ready(items), events, billing, fees)
  const failures = [events, billing, fees].flatMap((one) => (one.state === 'failed' ? [one] : []))
  if (items.length === 0 && failures.length === 0) {
    return [events, billing, fees].some(({ state }) => state === 'loading') ? (
      <DashboardSectionLoading label={t`Loading your tasks`} />
    ) : null
  }
  return (
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
  )
}
