import { styled } from 'styled-components'
import { mediaDown, tokens } from '#theme/tokens.ts'
import type { Lesson } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useNow } from '#providers/ClockProvider.tsx'
import { formatDayName } from '#lib/time/isoDay.ts'
import { isLessonOnOrStartingSoon, type RegisterState, getRegisterState } from '#lib/lessons/upcomingLessons.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Bdi } from '../Bdi/Bdi.tsx'
import { JoinLessonButton, LessonHours } from '../NextLesson/NextLessonParts.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { getRelativeTime } from '#lib/time/durations.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'

/** Where subgrids are supported, the column of the times is only as wide as the longest. */
export const LessonList = styled.ul`
  @supports (grid-template-columns: subgrid) {
    display: grid;
    grid-template-columns: fit-content(10.5rem) minmax(6rem, 1fr) fit-content(40%);
    column-gap: ${tokens.space[5]};

    > li {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
  }
`

/** Columns: time, lesson, actions. */
const Row = styled.li`
  display: grid;
  grid-template-columns: 10.5rem minmax(6rem, 1fr) fit-content(40%);
  gap: ${tokens.space[1]} ${tokens.space[5]};
  align-items: center;
  min-block-size: calc(${tokens.size.control} + 2 * ${tokens.space[2]});
  padding-block: ${tokens.space[2]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  /* Highlights lessons that are running or about to start. */
  &[data-on] {
    position: relative;

    &::before {
      position: absolute;
      inset-block: ${tokens.space[2]};
      inset-inline-start: calc(-1 * ${tokens.space[3]});
      border-inline-start: 4px solid ${tokens.color.brand};
      border-radius: ${tokens.radius.sm};
      content: '';
    }
  }
  &[data-off] {
    color: ${tokens.color.textMuted};
  }
  ${mediaDown('md')} {
    && {
      grid-template-columns: minmax(0, 1fr);
    }
    padding-block: ${tokens.space[3]};
  }
`

const Hours = styled.div`
  min-inline-size: 0;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  justify-content: end;

  ${mediaDown('md')} {
    justify-content: start;
    padding-block-start: ${tokens.space[1]};

    > :not(:only-child) {
      flex: 1 1 9rem;
    }
  }
`

export const LoadingLines = styled.div`
  display: grid;
  align-content: start;
  min-block-size: 14rem;
  gap: ${tokens.space[6]};
  padding-block: ${tokens.space[3]};
`

type LessonRowProps = { lesson: Lesson; registerHref: string | undefined }

/** A lesson: time in both time zones, title, state of its register, and links to both. */
export function LessonRow({ lesson, registerHref }: LessonRowProps) {
  const now = useNow()
  const isNear = isLessonOnOrStartingSoon(lesson, now)
  const register = getRegisterState(lesson, now)
  const isTeaching = registerHref !== undefined
  return (
    <Row data-on={isNear || undefined} data-off={lesson.state === 'cancelled' || undefined}>
      <Hours>
        <LessonHours lesson={lesson} day="unlessToday" />
      </Hours>
      <Stack gap="x-small" align="start" breaksWords>
        <Text as="strong" weight="semibold">
          <Bdi>{lesson.title}</Bdi>
        </Text>
        <LessonStates lesson={lesson} register={register} showsTeacher={!isTeaching} />
      </Stack>
      {(isNear || (isTeaching && register)) && (
        <Actions>
          {isNear && <JoinLessonButton lesson={lesson} isTeaching={isTeaching} />}
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
  const { state, day, heldOn, marked, students, teacher, excuses = [] } = lesson
  const isOver = Date.parse(lesson.ends.at) <= now.getTime()
  const { isOn, badge } = getRelativeTime(lesson, { now, locale })
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
      {state !== 'cancelled' && excuses.length > 0 && (
        <Badge>
          <Plural value={excuses.length} one="# student can’t come" other="# students can’t come" />
        </Badge>
      )}
      {register === 'taken' && (
        <Badge tone="success">
          <Trans>Attendance taken</Trans>
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
          <Trans>Attendance not taken</Trans>
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
    <LinkButton href={href} aria-label={t`See attendance: ${title}, ${time}`}>
      <Trans>See attendance</Trans>
    </LinkButton>
  ) : (
    <LinkButton
      variant={state === 'missing' ? 'primary' : 'secondary'}
      href={href}
      aria-label={t`Mark attendance: ${title}, ${time}`}
    >
      <Trans>Mark attendance</Trans>
    </LinkButton>
  )
}
