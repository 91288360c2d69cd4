import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { formatDayName } from '#lib/time/formatDayName.ts'
import { isLessonOnOrStartingSoon } from '#lib/lessons/upcomingLessons.ts'
import { type RegisterState, getRegisterState } from '#lib/lessons/filterLessonsToday.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Bdi } from '../Bdi/Bdi.tsx'
import { JoinLessonButton } from '../JoinLessonButton/JoinLessonButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { LessonHours } from '../NextLesson/LessonHours.tsx'
import { getRelativeTime } from '#lib/time/getRelativeTime.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Actions, Hours, Row } from './LessonsToday.styles.ts'

type LessonRowProps = { lesson: Lesson; registerHref: string | undefined }

/** One lesson: when by both clocks, what, how far its register is, and the way into both. */
export function LessonRow({ lesson, registerHref }: LessonRowProps) {
  const now = useNow()
  const today = useToday()
  const { locale } = useLocale()
  const near = isLessonOnOrStartingSoon(lesson, now)
  const register = getRegisterState(lesson, now)
  const isTeaching = registerHref !== undefined
  return (
    <Row data-on={near || undefined} data-off={lesson.state === 'cancelled' || undefined}>
      <Hours>
        <LessonHours
          lesson={lesson}
          dayWord={lesson.heldOn === today ? undefined : formatDayName(lesson.heldOn, locale, 'short')}
        />
      </Hours>
      <Stack gap="x-small" align="start" breaksWords>
        <Text as="strong" weight="semibold">
          <Bdi>{lesson.title}</Bdi>
        </Text>
        <LessonStates lesson={lesson} register={register} showsTeacher={!isTeaching} />
      </Stack>
      {(near || (isTeaching && register)) && (
        <Actions>
          {near && <JoinLessonButton lesson={lesson} isTeaching={isTeaching} />}
          {isTeaching && register && <RegisterLink lesson={lesson} href={registerHref} state={register} />}
        </Actions>
      )}
    </Row>
  )
}

type LessonStatesProps = { lesson: Lesson; register: RegisterState | undefined; showsTeacher: boolean }

function LessonStates({ lesson, register, showsTeacher }: LessonStatesProps) {
  const { locale } = useLocale()
  const now = useNow()
  const today = useToday()
  const { state, day, heldOn, marked, students, teacher } = lesson
  const isOver = Date.parse(lesson.ends.at) <= now.getTime()
  const { isOn, badge } = getRelativeTime(lesson, { now, today, locale })
  return (
    <Inline gap="small" rowGap="x-small" size="sm">
      {showsTeacher && <Bdi>{teacher.name}</Bdi>}
      {state === 'cancelled' && (
        <Badge>
          <Trans>Cancelled</Trans>
        </Badge>
      )}
      {state === 'moved' && day !== heldOn && (
        <Badge>
          <Trans>Moved from {formatDayName(day, locale, 'short')}</Trans>
        </Badge>
      )}
      {state !== 'cancelled' && badge !== undefined && <Badge tone="brand">{badge}</Badge>}
      {state !== 'cancelled' && isOn && !isOver && (
        <Badge tone="success">
          <Trans>On now</Trans>
        </Badge>
      )}
      {register === 'taken' && (
        <Badge tone="success">
          <Trans>Register taken</Trans>
        </Badge>
      )}
      {register === 'begun' && (
        <Badge tone="warning">
          <Trans>
            {marked} of {students} marked
          </Trans>
        </Badge>
      )}
      {register === 'missing' && (
        <Badge tone="warning">
          <Trans>Register not taken yet</Trans>
        </Badge>
      )}
    </Inline>
  )
}

type RegisterLinkProps = { lesson: Lesson; href: string; state: RegisterState }

function RegisterLink({ lesson: { title, from }, href, state }: RegisterLinkProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const time = formatWallTime(from, locale)
  return state === 'taken' ? (
    <LinkButton href={href} aria-label={t`See register: ${title}, ${time}`}>
      <Trans>See register</Trans>
    </LinkButton>
  ) : (
    <LinkButton
      variant={state === 'missing' ? 'primary' : 'secondary'}
      href={href}
      aria-label={t`Take register: ${title}, ${time}`}
    >
      <Trans>Take register</Trans>
    </LinkButton>
  )
}
