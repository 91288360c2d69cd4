import { DiscountView } from '@maktab/ui/features/discounts/admin/DiscountForm'
import { useLocation } from 'wouter'
import { generateDiscountCode } from '@maktab/ui/lib/people/generateSecrets'
import { admin } from '#addresses/admin.ts'
import { useCourses } from '#features/courses/courses.ts'
import { useDiscountActions, useDiscounts } from '../discounts.ts'
import { useEvents } from '#features/events/events.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { useNavigateTo } from '#navigation/views.ts'

type DiscountContainerProps = { open: 'new' | number; student: number | undefined }

/** The form of a discount. Opened from a student’s page, it returns there. */
export function DiscountContainer({ open, student }: DiscountContainerProps) {
  const { go } = useNavigateTo(admin.discounts)
  const [, navigate] = useLocation()
  const { saveDiscount } = useDiscountActions()
  return (
    <DiscountView
      discounts={useDiscounts()}
      open={open}
      prefill={{ student }}
      students={useRemoteOptions('listStudents', [student])}
      courses={useCourses()}
      events={useEvents()}
      generateCode={generateDiscountCode}
      onSaveDiscount={saveDiscount}
      onClose={() => {
        if (student === undefined) go({})
        else navigate(admin.students.href({ student, tab: 'discounts' }))
      }}
    />
  )
}
