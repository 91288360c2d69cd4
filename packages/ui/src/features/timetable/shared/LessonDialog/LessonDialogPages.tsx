import type { Lesson } from '@maktab/contract/schema'
import { useLingui, Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi, BlockBdi, NowrapBdi } from '#components/Bdi/Bdi.tsx'
import { AskOfficeLink } from '#components/SchoolContact/AskOfficeLink.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { FormCancelContext } from '#forms/FormActions.tsx'
import { ExcusedStudents } from '#features/excuses/shared/ExcusedStudents.tsx'
import { ExcuseForm } from '#features/excuses/student/ExcuseForm.tsx'
import { LessonExcuse } from '#features/excuses/student/LessonExcuse.tsx'
import { formatDayName } from '#lib/time/isoDay.ts'
import { LessonButtons } from './LessonButtons.tsx'
import type { LessonDialogProps, LessonDialogPage, TimetableRole } from './LessonDialogProps.ts'
import { CancelForm, MoveForm } from './LessonChangeForms.tsx'
import { LessonMessageComposer } from './LessonMessageComposer.tsx'
import { Video } from 'lucide-react'
import { JoinClassLink } from '#components/JoinClassLink/JoinClassLink.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { safeLink } from '@maktab/calendar/safeLink'
import { getLessonLanguageHint, isLessonJoinable, isRegisterComplete } from '#lib/lessons/upcomingLessons.ts'
import { plural } from '@lingui/core/macro'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { formatWallTime, isOvernight } from '#lib/time/wallTime.ts'
import { SchoolTimeNote } from '#components/ClassTime/SchoolTimeNote.tsx'
import { useShownLessonTime } from '#components/NextLesson/useShownLessonTime.ts'

type LessonDialogPagesProps = Omit<LessonDialogProps, 'lesson' | 'onClose'> & {
  lesson: Lesson
  page: LessonDialogPage
  onOpen: (page: LessonDialogPage) => void
  onDone: () => void
}

/** Pages of the dialog: the lesson and its actions, which lead back to it. */
export function LessonDialogPages({
  lesson,
  page,
  timeZone,
  viewerZone,
  role,
  moveTo,
  getRegisterHref,
  actions,
  excuses,
  onOpen,
  onDone,
}: LessonDialogPagesProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const isStudent = role === 'student'
  if (page === 'lesson' || (isStudent ? !excuses : !actions)) {
    return (
      <Stack>
        <LessonFacts lesson={lesson} timeZone={timeZone} role={role} />
        <LessonLinks lesson={lesson} registerHref={getRegisterHref?.(lesson.classId, lesson.heldOn)} />
        {actions && !isStudent && <LessonButtons lesson={lesson} actions={actions} onOpen={onOpen} onDone={onDone} />}
        {excuses && isStudent && (
          <LessonExcuse lesson={lesson} actions={excuses} onOpen={() => onOpen('excuse')} onWithdrawn={onDone} />
        )}
        {isStudent && <AskAboutLesson lesson={lesson} />}
      </Stack>
    )
  }
  const dayName = formatDayName(lesson.heldOn, locale)
  const change = actions && { lesson, dayName, actions, onDone }
  const onBack = () => onOpen('lesson')
  return (
    <FormCancelContext value={{ label: t`Back`, onCancel: onBack }}>
      <Stack>
        <Text as="div" tone="muted">
          <Bdi languageHint={getLessonLanguageHint(lesson)}>{lesson.title}</Bdi>
          <LessonTime lesson={lesson} timeZone={timeZone} />
        </Text>
        {page === 'excuse' && excuses && <ExcuseForm lesson={lesson} onExcuse={excuses.onExcuse} onDone={onDone} />}
        {page === 'cancel' && change && <CancelForm {...change} />}
        {page === 'move' && change && <MoveForm {...change} moveTo={moveTo} />}
        {page === 'tell' && (
          <LessonMessageComposer lesson={lesson} timeZone={timeZone} viewerZone={viewerZone} onBack={onBack} />
        )}
      </Stack>
    </FormCancelContext>
  )
}

/** A message to the office that names the lesson, at the school’s time. */
function AskAboutLesson({ lesson }: { lesson: Lesson }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const [lessonDay, lessonTime] = [formatDayName(lesson.heldOn, locale), formatWallTime(lesson.from, locale)]
  return <AskOfficeLink text={t`I have a question about “${lesson.title}” on ${lessonDay}, ${lessonTime}:`} />
}

type LessonLinksProps = { lesson: Lesson; registerHref: string | undefined }

/**
 * Links to the register, once the lesson has begun, and to the meeting, from shortly before it begins until it ends.
 * The first is the primary one. An unsafe meeting link is shown as text only.
 */
function LessonLinks({ lesson, registerHref }: LessonLinksProps) {
  const { t } = useLingui()
  const now = useNow()
  const { link, state, title, starts, ends, students } = lesson
  const hasBegun = now.getTime() >= Date.parse(starts.at)
  const hasRegister = registerHref !== undefined && hasBegun && state !== 'cancelled' && students > 0
  const address = isLessonJoinable(lesson, now) ? safeLink(link) : null
  const isAhead = state !== 'cancelled' && now.getTime() < Date.parse(ends.at)
  const isUnsafe = isAhead && Boolean(link?.trim()) && safeLink(link) === null
  return (
    <>
      {isUnsafe && <JoinClassLink link={link} />}
      {(hasRegister || address !== null) && (
        <Inline gap="medium" align="stretch">
          {hasRegister && (
            <LinkButton variant="primary" href={registerHref}>
              {isRegisterComplete(lesson) ? <Trans>See attendance</Trans> : <Trans>Mark attendance</Trans>}
            </LinkButton>
          )}
          {address !== null && (
            <LinkButton
              variant={hasRegister ? 'secondary' : 'primary'}
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              icon={<Video aria-hidden />}
              aria-label={t`Join ${title} (opens in a new tab)`}
            >
              <Trans>Join</Trans>
            </LinkButton>
          )}
        </Inline>
      )}
    </>
  )
}

type LessonFactsProps = { lesson: Lesson; timeZone: string; role: TimetableRole }

/** Details of a lesson, its state first; attendance counts are hidden from students. */
function LessonFacts({ lesson, timeZone, role }: LessonFactsProps) {
  const { t } = useLingui()
  const { courses, teacher, students, marked, excuses = [] } = lesson
  const isBegun = useNow().getTime() >= Date.parse(lesson.starts.at) || marked > 0
  const courseNames = courses.map(({ id, name }) => <BlockBdi key={id}>{name}</BlockBdi>)
  return (
    <>
      <LessonState lesson={lesson} />
      <DescriptionList
        items={[
          { label: t`When`, value: <LessonTime lesson={lesson} timeZone={timeZone} />, isWide: true },
          ...(role === 'teacher'
            ? []
            : [{ label: t`Teacher`, value: <Bdi languageHint={getLessonLanguageHint(lesson)}>{teacher.name}</Bdi> }]),
          { label: t`Courses`, value: courses.length > 0 && courseNames },
          ...(role === 'student'
            ? []
            : [
                { label: t`Students`, value: t`${plural(students, { one: '# student', other: '# students' })}` },
                ...(isBegun ? [{ label: t`Attendance`, value: t`${marked} of ${students} marked` }] : []),
                ...(excuses.length > 0
                  ? [{ label: t`Can’t come`, value: <ExcusedStudents excuses={excuses} />, isWide: true }]
                  : []),
              ]),
        ]}
      />
    </>
  )
}

/** Notice that a lesson is cancelled or moved, with the teacher’s note; nothing if it is as planned. */
function LessonState({ lesson: { state, day, heldOn, note } }: { lesson: Lesson }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const usualDay = formatDayName(day, locale)
  const messages: Record<Lesson['state'], string | undefined> = {
    planned: undefined,
    cancelled: t`This lesson is cancelled`,
    moved: heldOn === day ? t`This lesson is at a different time` : t`Moved from ${usualDay}`,
  }
  const message = messages[state]
  if (message === undefined) return null
  const trimmedNote = note?.trim()
  return (
    <Notice tone="warning" title={trimmedNote && message}>
      {trimmedNote ? <BlockBdi>{trimmedNote}</BlockBdi> : message}
    </Notice>
  )
}

/** Time of a lesson; where the viewer’s differs, their own first (decision 310). */
function LessonTime({ lesson, timeZone }: { lesson: Lesson; timeZone: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const shown = useShownLessonTime()(lesson)
  return (
    <Stack as="span" gap="none" isTabular>
      <Bdi>{formatDayName(shown.day, locale)}</Bdi>
      <span>
        <NowrapBdi>{`${formatWallTime(shown.from, locale)} – ${formatWallTime(shown.to, locale)}`}</NowrapBdi>
        {isOvernight(shown) && (
          <Text as="span" tone="muted" weight="regular" size="sm">
            {' '}
            {t`+1 day`}
          </Text>
        )}
        {shown.clock === 'school' && (
          <>
            {' '}
            <SchoolTimeNote zone={timeZone} />
          </>
        )}
      </span>
      {shown.clock === 'own' && (
        <SchoolTimeNote zone={timeZone}>
          {shown.shift !== 0 && `${formatDayName(lesson.heldOn, locale, 'short')} `}
          <NowrapBdi>{formatWallTime(lesson.from, locale)}</NowrapBdi>
        </SchoolTimeNote>
      )}
    </Stack>
  )
}
