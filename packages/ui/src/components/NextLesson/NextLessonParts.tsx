import { styled } from 'styled-components'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { Card } from '../Surface/Surface.tsx'
import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatDayName } from '#lib/time/isoDay.ts'
import { getLocalLessonTime } from '#lib/time/getLocalLessonTime.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { Bdi, NowrapBdi } from '../Bdi/Bdi.tsx'
import { Text } from '../Text/Text.tsx'
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
  lesson: Lesson
  /** Undefined if the day is shown elsewhere. */
  dayWord?: string | undefined
}

/** Time of a lesson in the school's time zone and, if it differs, in the viewer's with the date. */
export function LessonHours({ lesson, dayWord }: LessonHoursProps) {
  const { locale } = useLocale()
  const viewerTime = getLocalLessonTime(lesson)
  const hours = ({ from, to }: { from: string; to: string }) =>
    `${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`
  // Isolates the numbers from right-to-left text, and keeps a range on one line.
  const formatLocal = ({ shift, day, ...times }: NonNullable<typeof viewerTime>) => (
    <>
      {shift !== 0 && `${formatDayName(day, locale)}, `}
      <NowrapBdi>{hours(times)}</NowrapBdi>
    </>
  )
  const ownWords = viewerTime && formatLocal(viewerTime)
  return (
    <>
      <TimeText>
        {dayWord === undefined ? (
          <NowrapBdi>{hours(lesson)}</NowrapBdi>
        ) : (
          <Trans>
            <Bdi>{dayWord}</Bdi>, <NowrapBdi>{hours(lesson)}</NowrapBdi>
          </Trans>
        )}
      </TimeText>
      {ownWords && (
        <Text tone="muted" size="sm">
          <Trans>{ownWords} your time</Trans>
        </Text>
      )}
    </>
  )
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
