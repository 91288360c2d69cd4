import { admin } from '#addresses/admin.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'
import { useRouteView, useNavigateTo } from '#navigation/views.ts'
import { DiscountsScreen } from '@maktab/ui/features/discounts/admin/DiscountsScreen'
import { useDiscountActions, useDiscounts } from '../discounts.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

const DiscountContainer = lazyPage(() => import('./DiscountContainer.tsx'), 'DiscountContainer')

/** `/admin/discounts`: the list of discounts, or the form of one. */
export function DiscountsPage() {
  const view = useRouteView(admin.discounts)
  switch (view.at) {
    case 'form':
      return <DiscountContainer open={view.discount} student={view.student} />
    case 'list':
      return <DiscountsContainer last={view.previousRecord?.discount} />
  }
}

function DiscountsContainer({ last }: { last: 'new' | number | undefined }) {
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
