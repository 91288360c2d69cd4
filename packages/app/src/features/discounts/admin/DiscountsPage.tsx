import { admin } from '#addresses/admin.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useRouteView } from '#navigation/useRouteView.ts'
import { DiscountsContainer } from './DiscountsContainer.tsx'

const DiscountContainer = lazyPage(() => import('./DiscountContainer.tsx'), 'DiscountContainer')

/** `/admin/discounts`: all discounts, or the form of one. */
export function DiscountsPage() {
  const view = useRouteView(admin.discounts)
  switch (view.at) {
    case 'form':
      return <DiscountContainer open={view.discount} student={view.student} />
    case 'list':
      return <DiscountsContainer last={view.previousRecord?.discount} />
  }
}
