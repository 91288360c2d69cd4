import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { addDays } from '#lib/time/wireDay.ts'
import { formatDayRange } from './formatDayRange.ts'

type WeekNavigationProps = { days: readonly string[]; onMove: (day: string | undefined) => void }

/** Which week it is, and the way to those before and after. */
export function WeekNavigation({ days, onMove }: WeekNavigationProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const today = useToday()
  const [first = today] = days
  return (
    <Inline gap="medium" rowGap="small">
      <Stack as="p" gap="none" basis="12rem" size="lg" weight="semibold" aria-live="polite">
        {formatDayRange(first, days.at(-1) ?? first, locale)}
      </Stack>
      <Inline gap="x-small" data-off-paper>
        <IconButton label={t`Week before`} onPress={() => onMove(addDays(first, -7))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Button variant="secondary" size="sm" isDisabled={days.includes(today)} onPress={() => onMove(undefined)}>
          <Trans>This week</Trans>
        </Button>
        <IconButton label={t`Week after`} onPress={() => onMove(addDays(first, 7))}>
          <ChevronRight aria-hidden />
        </IconButton>
      </Inline>
    </Inline>
  )
}
