import type { Lesson } from '@maktab/contract/schema'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { formatDayName } from '#model/dayName.ts'
import type { Clocks } from '#model/Clocks.ts'
import { LessonBlock } from './LessonBlock.tsx'
import { type WeekDay, keyOf } from './weekLayout.ts'

type DayLessonsProps = {
  /** The day whose lessons are looked at; closed without one. */
  day: WeekDay | undefined
  showsTeacher: boolean
  clocks: Clocks
  onOpen: (lesson: Lesson) => void
  onClose: () => void
}

/** All lessons of a day that has more of them at once than its column has room for, each as on a phone. */
export function DayLessons({ day, onClose, ...lesson }: DayLessonsProps) {
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
          <li key={keyOf(block.lesson)}>
            <LessonBlock lesson={block.lesson} {...lesson} />
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}
