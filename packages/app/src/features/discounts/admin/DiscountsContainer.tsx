import { DiscountsScreen } from '@maktab/ui/features/discounts/admin/DiscountsScreen'
import { admin } from '#addresses/admin.ts'
import { useDiscountActions, useDiscounts } from '#features/discounts/discounts.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

export function DiscountsContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useNavigateTo(admin.discounts)
  const { endDiscount } = useDiscountActions()
  return (
    <DiscountsScreen
      discounts={useDiscounts()}
      restoreFocusTo={last}
      onOpen={(discount) => go({ discount })}
      getStudentHref={(student) => admin.students.href({ student, tab: 'discounts' })}
      table={useTableSearchParams()}
      onEndDiscount={endDiscount}
    />
  )
}
