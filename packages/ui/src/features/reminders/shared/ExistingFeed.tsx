import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatInstantNowrap } from '#lib/time/eventTime.ts'
import type { CalendarFeed } from './CalendarFeed.ts'

/** There is an address: since when, and whether a calendar reads it. The address itself nobody knows any more. */
export function ExistingFeed({ feed: { createdAt, readAt } }: { feed: NonNullable<CalendarFeed> }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { viewerZone } = useSchoolSettings()
  const shown = (instant: string) => formatInstantNowrap(new Date(instant), locale, viewerZone)
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: t`Address created`, value: shown(createdAt) },
          { label: t`Last read by a calendar`, value: readAt === null ? t`Not yet` : shown(readAt) },
        ]}
      />
      <Hint>
        <Trans>The address isn’t shown again. If you no longer have it, create a new one.</Trans>
      </Hint>
    </Stack>
  )
}
