import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Card } from '#components/Surface/Surface.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Toggle } from '#components/Toggle/Toggle.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { RemindersAnswer } from '@maktab/contract/schema'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { FormColumn, Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import { type CalendarFeedCardProps, CalendarFeedCard } from './CalendarFeedCard.tsx'
import type { CalendarFeed } from './CalendarFeedDialogs.tsx'
import { type ReminderSettingsDraft, ReminderSettingsForm } from './ReminderSettingsForm.tsx'

export type PushReminders = { isOn: boolean; onChange: (isOn: boolean) => Promise<SubmitResult> }

/** Toggles push reminders on this device, in addition to email. */
export function PushRemindersCard({ isOn, onChange }: PushReminders) {
  const [errorMessage, setErrorMessage] = useState('')
  const [isChanging, setIsChanging] = useState(false)
  const change = async (isSelected: boolean) => {
    setIsChanging(true)
    const outcome = await onChange(isSelected)
    setErrorMessage(outcome.state === 'refused' ? outcome.message : '')
    setIsChanging(false)
  }
  return (
    <Card>
      <Stack>
        <Toggle
          isSelected={isOn}
          isReadOnly={isChanging}
          onChange={(isSelected) => void change(isSelected)}
          description={<Trans>You’ll still get emails. Notifications stop when you log out here.</Trans>}
        >
          <Trans>Notifications on this device</Trans>
        </Toggle>
        {errorMessage !== '' && <Notice tone="danger">{errorMessage}</Notice>}
      </Stack>
    </Card>
  )
}

type ReminderSettingsScreenProps = Omit<CalendarFeedCardProps, 'feed'> & {
  /** Undefined if the backend has no calendar feeds. */
  feed: Remote<CalendarFeed> | undefined
  /** Undefined if the backend sends no reminders. */
  reminders: Remote<RemindersAnswer> | undefined
  /** Undefined if the school or the browser doesn’t support push reminders. */
  device?: PushReminders | undefined
  onSaveReminders: (draft: ReminderSettingsDraft) => Promise<SubmitResult>
  onTestReminder: () => Promise<SubmitResult>
}

/** Calendar feed and reminder settings. An extension (decision 61). */
export function ReminderSettingsScreen({
  feed,
  reminders,
  device,
  onSaveReminders,
  onTestReminder,
  ...card
}: ReminderSettingsScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Calendar and reminders`} />
      {feed === undefined && reminders === undefined && (
        <EmptyState scene="events" title={<Trans>Not available yet</Trans>}>
          <Trans>Calendar links and reminders aren’t set up for this school yet.</Trans>
        </EmptyState>
      )}
      <FormColumn>
        <Stack>
          {feed && (
            <RemoteView remote={feed} loading={<Loading label={t`Loading calendar link`} fields={1} />}>
              {(ready) => <CalendarFeedCard {...card} feed={ready} />}
            </RemoteView>
          )}
          {reminders && (
            <RemoteView remote={reminders} loading={<Loading label={t`Loading reminders`} fields={5} />}>
              {(ready) => (
                <ReminderSettingsForm
                  response={ready}
                  onSaveReminders={onSaveReminders}
                  onTestReminder={onTestReminder}
                />
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
