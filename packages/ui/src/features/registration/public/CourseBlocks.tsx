import { limits } from '@maktab/contract/limits/registerStudent'
import type { Course } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { useDiscardReceipts } from '#forms/useDiscardReceipts.ts'
import type { Remote } from '#remote.ts'
import { CourseFields } from './CourseFields.tsx'
import type { RegistrationPayment } from './useRegistrationPayment.ts'
import { type RegistrationValues, newCourse } from './registration.schema.ts'

type CourseBlocksProps = { courses: Remote<Course[]>; paying: RegistrationPayment }

/** Course blocks; the first stays (1§2), and each course is there once. */
export function CourseBlocks({ courses, paying }: CourseBlocksProps) {
  const { t } = useLingui()
  const takeOut = useDiscardReceipts()
  const most = courses.state === 'ready' ? Math.min(limits.courses.max, courses.data.length) : limits.courses.max
  return (
    <RepeatableBlocks<RegistrationValues, 'courses'>
      name="courses"
      legend={t`Courses`}
      newBlock={newCourse}
      getBlockLabel={(number) => t`Course ${number}`}
      addLabel={t`Add Another Course`}
      onRemove={({ billing }) => void takeOut([billing.receipt_image])}
      isFirstFixed
      max={most}
    >
      {(name, index) => <CourseFields name={name} index={index} courses={courses} paying={paying} />}
    </RepeatableBlocks>
  )
}
