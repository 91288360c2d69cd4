import type { Course, Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { findField, focusWithin } from '#forms/focusWithin.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { formatWeekdays } from '#lib/time/formatWeekdays.ts'
import type { Remote } from '#remote.ts'
import type { AllotmentValues } from './allotment.schema.ts'
import { getSlotKey, findMissingTimes, addPreferredTimes, getPreferredTimes } from './slots.ts'

type PreferredTimesProps = { students: Remote<Student[]>; courses: Remote<Course[]> }

/** When the chosen student asked to be taught the chosen course, to take over with one press. */
export function PreferredTimes({ students, courses }: PreferredTimesProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const { values, setFieldValue, submitCount, isSubmitting } = useFormikContext<AllotmentValues>()
  const student = find(students, values.studentId)
  const course = find(courses, values.courseId)
  const wished = getPreferredTimes(student?.class_course_data, course?.name)
  if (wished.length === 0) return null

  const isThere = findMissingTimes(values.classTimes, wished).length === 0
  const use = async () => {
    await setFieldValue('classTimes', addPreferredTimes(values.classTimes, wished), submitCount > 0)
    // The button goes with what it offered; the person goes on at the times.
    focusWithin(findField(root.current?.closest('form') ?? null, 'classTimes[0].from'))
  }
  return (
    <div ref={root}>
      {isThere ? (
        <Notice tone="success" isQuiet>
          {values.classTimes.length === wished.length ? (
            <Trans>These are the times the student asked for. You can change them.</Trans>
          ) : (
            <Trans>The times the student asked for are among these.</Trans>
          )}
        </Notice>
      ) : (
        <Notice
          tone="info"
          title={<Trans>This student asked for these times</Trans>}
          action={
            <Button size="sm" isDisabled={isSubmitting} onPress={() => void use()}>
              <Trans>Use these times</Trans>
            </Button>
          }
        >
          <Inline as="ul" gap="large" rowGap="x-small" align="stretch" isTabular aria-label={t`Preferred times`}>
            {wished.map((time) => (
              <li key={getSlotKey(time)}>
                {time.days.length > 0 && <Bdi>{formatWeekdays(time.days, i18n, locale)} </Bdi>}
                <Bdi>
                  {formatWallTime(time.from, locale)} – {formatWallTime(time.to, locale)}
                </Bdi>
              </li>
            ))}
          </Inline>
        </Notice>
      )}
    </div>
  )
}

function find<T extends { id: number }>(remote: Remote<T[]>, id: string | null): T | undefined {
  return remote.state === 'ready' ? remote.data.find((record) => String(record.id) === id) : undefined
}
