import type { Lesson } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from 'react-aria-components/Button'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ClipboardCheck } from 'lucide-react'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { getLessonLanguageHint, getRegisterState } from '#lib/lessons/upcomingLessons.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatPlaceName } from '#lib/time/formatZoneName.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import { Bdi, useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { formatDayName } from '#lib/time/isoDay.ts'
import { getLocalLessonTime, type TimetableClock } from '#lib/time/getLocalLessonTime.ts'
import { getLessonPlacement } from './getLessonPlacement.ts'
import {
  SecondaryText,
  Block,
  ClockTime,
  BlockButton,
  LessonStateText,
  RangeEnd,
  RegisterLink,
  Time,
  Times,
  Title,
  LessonText,
} from './LessonBlock.styles.ts'

type LessonBlockProps = {
  lesson: Lesson
  /** Names the teacher if there are several. */
  showsTeacher: boolean
  clocks: TimetableClock
  /** Link to the register of a class on a day, for teachers. */
  getRegisterHref?: ((classId: number, day: string) => string) | undefined
  onOpen: (lesson: Lesson) => void
}

/**
 * A lesson in the week with its time, title and teacher; opens the dialog. A lesson with missing marks also links its
 * teacher to the register.
 */
export function LessonBlock({ lesson, showsTeacher, clocks, getRegisterHref, onOpen }: LessonBlockProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const getTextAttributes = useTextAttributes()
  const { timeZone, viewerZone } = useSchoolSettings()
  const { title, teacher, state, note, excused, excuses = [] } = lesson
  const languageHint = getLessonLanguageHint(lesson)
  const { day, planned } = getLessonPlacement(lesson, clocks)
  const own = getLocalLessonTime(lesson)
  const isOwn = own !== undefined && clocks === 'own'
  const { from, to } = isOwn ? own : lesson
  const clock = (time: string) => formatWallTime(time, locale)
  const time = clock(from)
  // Isolates the digits from right-to-left text.
  const formatStart = (on: string, startsAt: string) => (
    <>
      {own?.shift !== 0 && `${formatDayName(on, locale, 'short')} `}
      <Bdi>{clock(startsAt)}</Bdi>
    </>
  )
  const other = own && (isOwn ? formatStart(lesson.heldOn, lesson.from) : formatStart(own.day, own.from))
  const place = <Bdi>{formatPlaceName(isOwn ? timeZone : viewerZone, locale)}</Bdi>
  const register = getRegisterState(lesson, useNow())
  const registerHref =
    register === 'missing' || register === 'begun' ? getRegisterHref?.(lesson.classId, lesson.heldOn) : undefined
  return (
    <>
      <BlockButton as={Button} onPress={() => onOpen(lesson)}>
        <Block data-state={state} data-has-link={registerHref !== undefined || undefined}>
          <Times>
            <ClockTime>
              <Bdi>
                {time} <RangeEnd>– {clock(to)}</RangeEnd>
              </Bdi>
            </ClockTime>
            {other && (
              <Time as="small">
                <Trans>
                  {other} in {place}
                </Trans>
              </Time>
            )}
          </Times>
          <LessonText>
            <Title {...getTextAttributes(title, languageHint)}>{title}</Title>
            {state === 'cancelled' && (
              <LessonStateText>
                <Trans>Cancelled</Trans>
              </LessonStateText>
            )}
            {state === 'moved' && (
              <LessonStateText>
                {day === planned ? <Trans>Different time</Trans> : t`Moved from ${formatDayName(planned, locale)}`}
              </LessonStateText>
            )}
            {state !== 'cancelled' && excused && (
              <LessonStateText>
                <Trans>You can’t come</Trans>
              </LessonStateText>
            )}
            {state !== 'cancelled' && excuses.length > 0 && (
              <LessonStateText>
                <Plural value={excuses.length} one="# student can’t come" other="# students can’t come" />
              </LessonStateText>
            )}
            {note && <SecondaryText {...getTextAttributes(note)}>{note}</SecondaryText>}
            {showsTeacher && (
              <SecondaryText {...getTextAttributes(teacher.name, languageHint)}>{teacher.name}</SecondaryText>
            )}
          </LessonText>
        </Block>
      </BlockButton>
      {registerHref !== undefined && (
        <RegisterLink>
          <LinkButton
            size="sm"
            icon={<ClipboardCheck aria-hidden />}
            href={registerHref}
            aria-label={t`Mark attendance: ${title}, ${time}`}
          />
        </RegisterLink>
      )}
    </>
  )
}
