import type { Lesson } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { FormCancelContext } from '#forms/FormCancelContext.ts'
import { formatDayName } from '#lib/time/formatDayName.ts'
import { LessonButtons } from './LessonButtons.tsx'
import type { LessonDialogProps } from './LessonDialogProps.ts'
import { LessonFacts } from './LessonFacts.tsx'
import { JoinLessonLink } from './JoinLessonLink.tsx'
import { LessonTime } from './LessonTime.tsx'
import type { LessonDialogPage } from './Page.ts'
import { CancelForm } from './CancelForm.tsx'
import { MoveForm } from './MoveForm.tsx'
import { LessonMessageComposer } from './LessonMessageComposer.tsx'

type LessonDialogPagesProps = Omit<LessonDialogProps, 'lesson' | 'onClose'> & {
  lesson: Lesson
  page: LessonDialogPage
  onOpen: (page: LessonDialogPage) => void
  onDone: () => void
}

/** What the dialog shows: a lesson, and what can be done with it; each of that leads back to the lesson. */
export function LessonDialogPages({
  lesson,
  page,
  timeZone,
  viewerZone,
  role,
  actions,
  onOpen,
  onDone,
}: LessonDialogPagesProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  if (page === 'lesson' || !actions || role === 'student') {
    return (
      <Stack>
        <LessonFacts lesson={lesson} timeZone={timeZone} role={role} />
        <JoinLessonLink lesson={lesson} />
        {actions && role !== 'student' && (
          <LessonButtons lesson={lesson} actions={actions} onOpen={onOpen} onDone={onDone} />
        )}
      </Stack>
    )
  }
  const dayName = formatDayName(lesson.heldOn, locale)
  const change = { lesson, dayName, actions, onDone }
  const onBack = () => onOpen('lesson')
  return (
    <FormCancelContext value={{ label: t`Back`, onCancel: onBack }}>
      <Stack>
        <Text as="div" tone="muted">
          <Bdi>{lesson.title}</Bdi>
          <LessonTime lesson={lesson} timeZone={timeZone} />
        </Text>
        {page === 'cancel' && <CancelForm {...change} />}
        {page === 'move' && <MoveForm {...change} />}
        {page === 'tell' && (
          <LessonMessageComposer lesson={lesson} timeZone={timeZone} viewerZone={viewerZone} onBack={onBack} />
        )}
      </Stack>
    </FormCancelContext>
  )
}
