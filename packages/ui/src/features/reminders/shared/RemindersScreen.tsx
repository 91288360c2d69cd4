import type { RemindersAnswer } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#components/Card/Card.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { type CalendarFeedCardProps, CalendarFeedCard } from './CalendarFeedCard.tsx'
import { type PushReminders, PushRemindersCard } from './PushRemindersCard.tsx'
import type { CalendarFeed } from './CalendarFeed.ts'
import type { RemindersDraft } from './reminders.schema.ts'
import { RemindersForm } from './RemindersForm.tsx'

type RemindersScreenProps = Omit<CalendarFeedCardProps, 'feed'> & {
  /** None where the backend has no addresses for calendars. */
  feed: Remote<CalendarFeed> | undefined
  /** None where the backend sends no reminders. */
  reminders: Remote<RemindersAnswer> | undefined
  /** None where the school or the browser shows no reminders on devices. */
  device?: PushReminders | undefined
  onSaveReminders: (draft: RemindersDraft) => Promise<SubmitResult>
  onTestReminder: () => Promise<SubmitResult>
}

/** One’s lessons in one’s own calendar, and of what one is reminded by mail. An extension (decision 61). */
export function RemindersScreen({
  feed,
  reminders,
  device,
  onSaveReminders,
  onTestReminder,
  ...card
}: RemindersScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Calendar and reminders`} />
      {feed === undefined && reminders === undefined && (
        <EmptyState scene="events" title={<Trans>Not offered here yet</Trans>}>
          <Trans>This school neither gives calendars an address nor sends reminders so far.</Trans>
        </EmptyState>
      )}
      <FormColumn>
        <Stack>
          {feed && (
            <RemoteView remote={feed} loading={<Loading label={t`Loading the calendar’s address`} fields={1} />}>
              {(ready) => <CalendarFeedCard {...card} feed={ready} />}
            </RemoteView>
          )}
          {reminders && (
            <RemoteView remote={reminders} loading={<Loading label={t`Loading the reminders`} fields={5} />}>
              {(ready) => (
                <RemindersForm answer={ready} onSaveReminders={onSaveReminders} onTestReminder={onTestReminder} />
              )}
            </RemoteView>
          )}
          {device && <PushRemindersCard {...device} />}
        </Stack>
      </FormColumn>
    </Page>
  )
}

function Loading({ label, fields }: { label: string; fields: number }) {
  return (
    <LoadingRegion label={label}>
      <Card>
        <SkeletonForm fields={fields} />
      </Card>
    </LoadingRegion>
  )
}
