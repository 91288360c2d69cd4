import { admin } from '#addresses/admin.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const DiscountContainer = viewOf(async () => (await import('./DiscountContainer.tsx')).DiscountContainer)
const DiscountsContainer = viewOf(async () => (await import('./DiscountsContainer.tsx')).DiscountsContainer)

/** `/admin/discounts`: all discounts, or the form of one. */
export function DiscountsPage() {
  const view = useView(admin.discounts)
  switch (view.at) {
    case 'form':
      return <DiscountContainer open={view.discount} student={view.student} />
    case 'list':
      return <DiscountsContainer last={view.openBefore?.discount} />
  }
}
