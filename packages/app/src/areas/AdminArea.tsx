import { MarkReceiptSeenContext } from '@maktab/ui/providers/MarkReceiptSeenContext'
import { admin } from '../addresses/admin.ts'
import { useReceiptSeenReporter } from '../features/payments/receiptSeenReporter.ts'
import { lazyPage } from '../navigation/lazyPage.tsx'
import { adminPages } from './rolePages.ts'
import { RolePage } from './RolePage.tsx'

const search = lazyPage(() => import('../features/search/admin/SearchContainer.tsx'), 'SearchContainer')

export function AdminArea({ page: name }: { page: string }) {
  return (
    <MarkReceiptSeenContext value={useReceiptSeenReporter()}>
      <RolePage area="admin" addresses={admin} pages={adminPages} search={search} name={name} />
    </MarkReceiptSeenContext>
  )
}
