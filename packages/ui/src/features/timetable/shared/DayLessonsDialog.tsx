import type { Lesson } from '@maktab/contract/schema'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { formatDayName } from '#lib/time/formatDayName.ts'
import type { TimetableClock } from '#lib/time/TimetableClock.ts'
import { LessonBlock } from './LessonBlock.tsx'
import { type WeekDay, getWeekLessonKey } from './layOutWeek.ts'

type DayLessonsDialogProps = {
  /** The day whose lessons are looked at; closed without one. */
  day: WeekDay | undefined
  showsTeacher: boolean
  clocks: TimetableClock
  onOpen: (lesson: Lesson) => void
  onClose: () => void
}

/** All lessons of a day that has more of them at once than its column has room for, each as on a phone. */
export function DayLessonsDialog({ day, onClose, ...lesson }: DayLessonsDialogProps) {
  const { locale } = useLocale()
  // A dialog that closes keeps its words.
  const [shown, setShown] = useState(day)
  if (day && day !== shown) setShown(day)
  return (
    <Dialog
      title={shown ? formatDayName(shown.day, locale) : ''}
      isOpen={day !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack as="ul" gap="small">
        {shown?.blocks.map((block) => (
          <li key={getWeekLessonKey(block.lesson)}>
            <LessonBlock lesson={block.lesson} {...lesson} />
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}
