import type { Lesson } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { BlockBdi } from '#components/Bdi/BlockBdi.ts'
import { Notice } from '#components/Notice/Notice.tsx'
import { formatDayName } from '#lib/time/formatDayName.ts'

/** That a lesson is cancelled or moved, and what was said about it; of one that is as planned nothing. */
export function LessonState({ lesson: { state, day, heldOn, note } }: { lesson: Lesson }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const usualDay = formatDayName(day, locale)
  const wordsOf: Record<Lesson['state'], string | undefined> = {
    planned: undefined,
    cancelled: t`This lesson is cancelled`,
    moved: heldOn === day ? t`This lesson is at another time than usual` : t`Moved from ${usualDay}`,
  }
  const words = wordsOf[state]
  if (words === undefined) return null
  const said = note?.trim()
  return (
    <Notice tone="warning" title={said && words}>
      {said ? <BlockBdi>{said}</BlockBdi> : words}
    </Notice>
  )
}
