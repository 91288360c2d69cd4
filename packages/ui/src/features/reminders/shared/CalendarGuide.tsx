import { Trans, useLingui } from '@lingui/react/macro'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { Stack } from '#components/Stack/Stack.tsx'

/** What to do with the address, in words that outlive the next look of each calendar. */
export function CalendarGuide() {
  const { t } = useLingui()
  return (
    <Stack>
      <DescriptionList
        items={[
          {
            label: t`Google Calendar`,
            value: <Trans>In a browser, add another calendar from a URL, and paste the address.</Trans>,
            isWide: true,
          },
          {
            label: t`Apple Calendar`,
            value: <Trans>Open it in your calendar, or add a calendar subscription and paste the address.</Trans>,
            isWide: true,
          },
          {
            label: t`Outlook`,
            value: <Trans>Add a calendar from the web, and paste the address.</Trans>,
            isWide: true,
          },
        ]}
      />
      <Hint>
        <Trans>Calendars look for changes only every few hours.</Trans>
      </Hint>
    </Stack>
  )
}
