import { Trans, useLingui } from '@lingui/react/macro'
import type { Timetable } from '@maktab/contract/schema'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Toggle } from '#components/Toggle/Toggle.tsx'
import { formatPlaceName } from '#lib/time/formatZoneName.ts'
import { addDays } from '#lib/time/isoDay.ts'
import { type TimetableClock, getLocalLessonTime } from '#lib/time/getLocalLessonTime.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import { useSchoolTimeText } from '#components/ClassTime/SchoolTimeNote.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { formatDayRange } from './layOutWeek.ts'
import { type TimetableFiltersData, TimetableFilters } from './TimetableFilters.tsx'

/** One line on wide screens: the week, the filters and the time zone. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  min-block-size: ${tokens.size.control};
`

const Week = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  align-items: center;

  svg:dir(rtl) {
    transform: scaleX(-1);
  }
  > p {
    font-weight: ${tokens.weight.semibold};
    white-space: nowrap;

    ${mediaDown('sm')} {
      white-space: normal;
    }
  }
`

const Steps = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
`

const Clock = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[4]};
  align-items: center;
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};

  ${mediaDown('md')} {
    margin-inline-start: 0;
  }
`

type TimetableToolbarProps = {
  days: readonly string[]
  /** Opens the week of a day; undefined opens the current week. */
  onWeekChange: (day: string | undefined) => void
  filtering: TimetableFiltersData | undefined
  /** Undefined until it has loaded. */
  timetable: Timetable | undefined
  clocks: TimetableClock
  onClocks: (clocks: TimetableClock) => void
}

/** The shown week, the filters and the time zone of a timetable. */
export function TimetableToolbar({
  days,
  onWeekChange,
  filtering,
  timetable,
  clocks,
  onClocks,
}: TimetableToolbarProps) {
  return (
    <Bar>
      <WeekNavigation days={days} onMove={onWeekChange} />
      {filtering && <TimetableFilters {...filtering} />}
      {timetable && <TimetableClockToggle timetable={timetable} clocks={clocks} onClocks={onClocks} />}
    </Bar>
  )
}

type WeekNavigationProps = { days: readonly string[]; onMove: (day: string | undefined) => void }

/** Range of the shown week, with buttons for the previous and next one. */
function WeekNavigation({ days, onMove }: WeekNavigationProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const today = useToday()
  const [first = today] = days
  return (
    <Week>
      <Steps data-off-paper>
        <IconButton label={t`Previous week`} onPress={() => onMove(addDays(first, -7))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Button variant="secondary" size="sm" isDisabled={days.includes(today)} onPress={() => onMove(undefined)}>
          <Trans>This week</Trans>
        </Button>
        <IconButton label={t`Next week`} onPress={() => onMove(addDays(first, 7))}>
          <ChevronRight aria-hidden />
        </IconButton>
      </Steps>
      <p aria-live="polite">{formatDayRange(first, days.at(-1) ?? first, locale)}</p>
    </Week>
  )
}

type TimetableClockToggleProps = {
  timetable: Timetable
  clocks: TimetableClock
  onClocks: (clocks: TimetableClock) => void
}

/** Names the time zone shown; offers the viewer’s if it differs from the school’s. */
function TimetableClockToggle({ timetable, clocks, onClocks }: TimetableClockToggleProps) {
  const { t } = useLingui()
  const { viewerZone } = useSchoolSettings()
  const { locale } = useLocale()
  const { lessons } = timetable
  const viewerPlace = formatPlaceName(viewerZone, locale)
  const schoolTimeText = useSchoolTimeText()
  // Keep the toggle when the week is empty in the viewer’s time zone, so that users can switch back.
  const isOffered = clocks === 'own' || lessons.some((lesson) => getLocalLessonTime(lesson) !== undefined)
  if (lessons.length === 0 && !isOffered) return null
  return (
    <Clock>
      <p>{clocks === 'own' ? t`Your time (${viewerPlace})` : schoolTimeText}</p>
      {isOffered && (
        <div data-off-paper>
          <Toggle isSelected={clocks === 'own'} onChange={(isOwn) => onClocks(isOwn ? 'own' : 'school')}>
            <Trans>Show in my time</Trans>
          </Toggle>
        </div>
      )}
    </Clock>
  )
}
