import { DiscountsScreen } from '@maktab/ui/screens/admin/DiscountsScreen/DiscountsScreen'
import { admin } from '#addresses/admin.ts'
import { useDiscountActions, useDiscounts } from '#data/discounts.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

export function DiscountsContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useMoves(admin.discounts)
  const { endDiscount } = useDiscountActions()
  return (
    <DiscountsScreen
      discounts={useDiscounts()}
      last={last}
      onOpen={(discount) => go({ discount })}
      getStudentHref={(student) => admin.students.href({ student, tab: 'discounts' })}
      table={useTableInAddress()}
      onEndDiscount={endDiscount}
    />
  )
}
