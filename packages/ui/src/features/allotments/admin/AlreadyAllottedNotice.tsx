import type { Allotment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTimes.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { personLabel } from '#lib/people/personLabel.ts'
import type { AllotmentValues } from './allotment.schema.ts'

type AlreadyAllottedNoticeProps = {
  allotments: readonly Allotment[]
  /** The one that is edited, which is no other. */
  opened: Allotment | undefined
  hrefOf: (id: number) => string
}

/** Says while one chooses who teaches the student this course already, and leads to the form in which that is changed. */
export function AlreadyAllottedNotice({ allotments, opened, hrefOf }: AlreadyAllottedNoticeProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchoolSettings()
  const { studentId, courseId, teacherId } = useFormikContext<AllotmentValues>().values
  const others = allotments.filter(
    ({ id, student, course }) =>
      id !== opened?.id && String(student.id) === studentId && String(course.id) === courseId,
  )
  const isTwice = others.some(({ teacher }) => String(teacher.id) === teacherId)
  // A second teacher may be meant, and who edits one knows of the other.
  if (others.length === 0 || (opened && !isTwice)) return null
  return (
    <Notice
      tone="warning"
      title={
        isTwice ? (
          <Trans>This teacher is allotted to the student for this course already</Trans>
        ) : (
          <Trans>This student has a teacher for this course already</Trans>
        )
      }
    >
      <Stack as="ul" gap="medium" aria-label={t`Allotted Teachers`}>
        {others.map(({ id, teacher, student_class_timings: timings }) => (
          <Stack as="li" key={id} gap="x-small" align="start" breaksWords>
            <Bdi>{personLabel(teacher, t`N/A`)}</Bdi>
            <ClassTimes timings={readClassTimes(timings)} schoolZone={timeZone} viewerZone={viewerZone} />
            <TextLink href={hrefOf(id)} aria-label={t`Edit this allotment: ${teacher.name}`}>
              <Trans>Edit this allotment</Trans>
            </TextLink>
          </Stack>
        ))}
      </Stack>
    </Notice>
  )
}
