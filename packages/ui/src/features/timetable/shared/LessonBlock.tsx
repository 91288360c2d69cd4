import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from 'react-aria-components/Button'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi, useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { formatDayName } from '#lib/time/wireDay.ts'
import { getLocalTime, type TimetableClock } from '#lib/time/getLocalTime.ts'
import { getLessonPlacement } from './getLessonPlacement.ts'
import {
  SecondaryText,
  Block,
  ClockTime,
  BlockButton,
  LessonStateText,
  Time,
  Times,
  Title,
  LessonText,
} from './LessonBlock.styles.ts'

type LessonBlockProps = {
  lesson: Lesson
  /** Whose lessons they are is told where there are several teachers. */
  showsTeacher: boolean
  clocks: TimetableClock
  onOpen: (lesson: Lesson) => void
}

/** A lesson in its week: when, what and by whom; pressed it tells the rest. */
export function LessonBlock({ lesson, showsTeacher, clocks, onOpen }: LessonBlockProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const tongueOf = useTextAttributes()
  const { title, teacher, state, note } = lesson
  const { day, planned } = getLessonPlacement(lesson, clocks)
  const own = getLocalTime(lesson)
  const isOwn = own !== undefined && clocks === 'own'
  const { from, to } = isOwn ? own : lesson
  const clock = (time: string) => formatWallTime(time, locale)
  // The figures are kept apart from words that run from right to left.
  const words = (on: string, time: string) => (
    <>
      {own?.shift !== 0 && `${formatDayName(on, locale, 'short')} `}
      <Bdi>{clock(time)}</Bdi>
    </>
  )
  const [ownWords, schoolWords] = own ? [words(own.day, own.from), words(lesson.heldOn, lesson.from)] : []
  return (
    <BlockButton as={Button} onPress={() => onOpen(lesson)}>
      <Block data-state={state}>
        <Times>
          <ClockTime>
            <Bdi>
              <span>{clock(from)} –</span> <span>{clock(to)}</span>
            </Bdi>
          </ClockTime>
          {ownWords && (
            <Time as="small">
              {isOwn ? <Trans>{schoolWords} at the school</Trans> : <Trans>{ownWords} for you</Trans>}
            </Time>
          )}
        </Times>
        <LessonText>
          <Title {...tongueOf(title)}>{title}</Title>
          {state === 'cancelled' && (
            <LessonStateText>
              <Trans>Cancelled</Trans>
            </LessonStateText>
          )}
          {state === 'moved' && (
            <LessonStateText>
              {day === planned ? (
                <Trans>Another time than usual</Trans>
              ) : (
                t`Moved from ${formatDayName(planned, locale)}`
              )}
            </LessonStateText>
          )}
          {note && <SecondaryText {...tongueOf(note)}>{note}</SecondaryText>}
          {showsTeacher && <SecondaryText {...tongueOf(teacher.name)}>{teacher.name}</SecondaryText>}
        </LessonText>
      </Block>
    </BlockButton>
  )
}
