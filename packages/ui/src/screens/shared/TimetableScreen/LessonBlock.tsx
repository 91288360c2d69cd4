import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from 'react-aria-components/Button'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { useTongue } from '#components/Bdi/useTongue.ts'
import { formatWallTime } from '#model/wallTime.ts'
import { formatDayName } from '#model/dayName.ts'
import { ownTimeOf } from '#model/ownTime.ts'
import type { Clocks } from '#model/Clocks.ts'
import { placeOf } from './placeOf.ts'
import { Aside, Block, Clock, Press, State, Time, Times, Title, Told } from './LessonBlock.styles.ts'

type LessonBlockProps = {
  lesson: Lesson
  /** Whose lessons they are is told where there are several teachers. */
  showsTeacher: boolean
  clocks: Clocks
  onOpen: (lesson: Lesson) => void
}

/** A lesson in its week: when, what and by whom; pressed it tells the rest. */
export function LessonBlock({ lesson, showsTeacher, clocks, onOpen }: LessonBlockProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const tongueOf = useTongue()
  const { title, teacher, state, note } = lesson
  const { day, planned } = placeOf(lesson, clocks)
  const own = ownTimeOf(lesson)
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
    <Press as={Button} onPress={() => onOpen(lesson)}>
      <Block data-state={state}>
        <Times>
          <Clock>
            <Bdi>
              <span>{clock(from)} –</span> <span>{clock(to)}</span>
            </Bdi>
          </Clock>
          {ownWords && (
            <Time as="small">
              {isOwn ? <Trans>{schoolWords} at the school</Trans> : <Trans>{ownWords} for you</Trans>}
            </Time>
          )}
        </Times>
        <Told>
          <Title {...tongueOf(title)}>{title}</Title>
          {state === 'cancelled' && (
            <State>
              <Trans>Cancelled</Trans>
            </State>
          )}
          {state === 'moved' && (
            <State>
              {day === planned ? (
                <Trans>Another time than usual</Trans>
              ) : (
                t`Moved from ${formatDayName(planned, locale)}`
              )}
            </State>
          )}
          {note && <Aside {...tongueOf(note)}>{note}</Aside>}
          {showsTeacher && <Aside {...tongueOf(teacher.name)}>{teacher.name}</Aside>}
        </Told>
      </Block>
    </Press>
  )
}
