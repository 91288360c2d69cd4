import { useLocation } from 'wouter'
import { admin } from '#addresses/admin.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { generateDiscountCode } from '@maktab/ui/lib/people/generateSecrets'
import { useCourses } from '#features/courses/courseQueryHooks.ts'
import { useEvents } from '#features/events/eventQueryHooks.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { DiscountsScreen } from '@maktab/ui/features/discounts/admin/DiscountsScreen'
import { useDiscounts } from '../discountQueryHooks.ts'

const DiscountView = lazyPage(() => import('@maktab/ui/features/discounts/admin/DiscountFormPage'), 'DiscountFormPage')

/** The form of a discount. Opened from a student’s page, it returns there. */
function DiscountContainer({ view: { discount, student }, go }: ViewProps<typeof admin.discounts, 'form'>) {
  const [, navigate] = useLocation()
  const mutate = useApiMutation()
  return (
    <DiscountView
      discounts={useDiscounts()}
      open={discount}
      prefill={{ student }}
      students={useRemoteOptions('listStudents', [student])}
      courses={useCourses()}
      events={useEvents()}
      generateCode={generateDiscountCode}
      onSaveDiscount={(body) => mutate('saveDiscount', { body })}
      onClose={() => {
        if (student === undefined) go({})
        else navigate(admin.students.href({ student, tab: 'discounts' }))
      }}
    />
  )
}

function DiscountsContainer({ view, go }: ViewProps<typeof admin.discounts, 'list'>) {
  const mutate = useApiMutation()
  return (
    <DiscountsScreen
      discounts={useDiscounts()}
      restoreFocusTo={view.previousRecord?.discount}
      onOpen={(discount) => go({ discount })}
      getStudentHref={(student) => admin.students.href({ student, tab: 'discounts' })}
      table={useTableSearchParams()}
      onEndDiscount={(id) => mutate('endDiscount', { params: { id } })}
    />
  )
}

/** `/admin/discounts`: the list of discounts, or the form of one. */
export const DiscountsPage = createViewPage(admin.discounts, { form: DiscountContainer, list: DiscountsContainer })
