import { styled } from 'styled-components'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { Card } from '../Surface/Surface.tsx'
import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatRelativeDay } from '#lib/time/durations.ts'
import { formatDayName } from '#lib/time/isoDay.ts'
import type { LessonTimes } from '#lib/time/getLocalLessonTime.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { Bdi, NowrapBdi } from '../Bdi/Bdi.tsx'
import { SchoolTimeNote } from '../ClassTime/SchoolTimeNote.tsx'
import { useShownLessonTime } from './useShownLessonTime.ts'
import { Video } from 'lucide-react'
import { safeLink } from '@maktab/calendar/safeLink'
import { LinkButton } from '../LinkButton/LinkButton.tsx'

export const NextLessonCard = styled(Card)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[4]} ${tokens.space[6]};
  border-inline-start: 4px solid ${tokens.color.brand};

  ${mediaDown('md')} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${tokens.space[4]};
  }
`

/** Small heading, as the class title is the large text. */
export const CardHeader = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

const TimeText = styled.p`
  font-variant-numeric: tabular-nums;

  &::first-letter {
    text-transform: uppercase;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]} ${tokens.space[5]};

  ${mediaDown('md')} {
    display: grid;
    justify-items: start;
  }
`

/** Full-width join button on phones. */
export const JoinButtonArea = styled.div`
  ${mediaDown('md')} {
    display: grid;
    inline-size: 100%;

    > a {
      min-block-size: ${tokens.space[12]};
    }
  }
`

type LessonHoursProps = {
  lesson: LessonTimes
  /** How the day is shown: “today”, “Tue 24 Mar”, “Tuesday 24 March”, or short and only if it isn't today. */
  day: 'relative' | 'short' | 'long' | 'unlessToday'
}

/**
 * Time of a lesson. Where the viewer's differs, their own comes first and the school's below it, with its place
 * (decision 310).
 */
export function LessonHours({ lesson, day: dayFormat }: LessonHoursProps) {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const { day, from, to, today, clock, shift } = useShownLessonTime()(lesson)
  const dayText = formatLessonDay(day, { format: dayFormat, today, locale })
  // Isolates the numbers from right-to-left text, and keeps a range on one line.
  const hours = <NowrapBdi>{`${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`}</NowrapBdi>
  return (
    <>
      <TimeText>
        {dayText === undefined ? (
          hours
        ) : (
          <Trans>
            <Bdi>{dayText}</Bdi>, {hours}
          </Trans>
        )}
        {clock === 'school' && (
          <>
            {' '}
            <SchoolTimeNote zone={timeZone} />
          </>
        )}
      </TimeText>
      {clock === 'own' && (
        <p>
          <SchoolTimeNote zone={timeZone}>
            {shift !== 0 && `${formatDayName(lesson.heldOn, locale, 'short')} `}
            <NowrapBdi>{formatWallTime(lesson.from, locale)}</NowrapBdi>
          </SchoolTimeNote>
        </p>
      )}
    </>
  )
}

type LessonDayOptions = { format: LessonHoursProps['day']; today: string; locale: string }

function formatLessonDay(day: string, { format, today, locale }: LessonDayOptions): string | undefined {
  if (format === 'relative') return formatRelativeDay(day, { today, locale })
  if (format === 'unlessToday') return day === today ? undefined : formatDayName(day, locale, 'short')
  return formatDayName(day, locale, format)
}

type JoinLessonButtonProps = {
  lesson: Pick<Lesson, 'link' | 'title'>
  /** Teachers start a lesson, others join. */
  isTeaching?: boolean
}

/** Link to join a lesson in a new tab; nothing if the URL isn't safe. */
export function JoinLessonButton({ lesson: { link, title }, isTeaching = false }: JoinLessonButtonProps) {
  const { t } = useLingui()
  const address = safeLink(link)
  if (address === null) return null
  return (
    <LinkButton
      variant="primary"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      icon={<Video aria-hidden />}
      aria-label={isTeaching ? t`Start ${title} (opens in a new tab)` : t`Join ${title} (opens in a new tab)`}
    >
      {isTeaching ? <Trans>Start</Trans> : <Trans>Join</Trans>}
    </LinkButton>
  )
}
