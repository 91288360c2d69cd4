import { MarkReceiptSeenContext } from '@maktab/ui/providers/MarkReceiptSeenContext'
import { OfficeAccessContext } from '@maktab/ui/providers/OfficeAccessContext'
import { admin } from '../addresses/admin.ts'
import { useReceiptSeenReporter } from '../features/payments/receiptSeenReporter.ts'
import { lazyPage } from '../navigation/lazyPage.tsx'
import { useOfficeAccess } from '../api/officePart.ts'
import { adminPages } from './rolePages.ts'
import { RolePage } from './RolePage.tsx'

const search = lazyPage(() => import('../features/search/admin/SearchContainer.tsx'), 'SearchContainer')

export function AdminArea({ page: name }: { page: string }) {
  return (
    <OfficeAccessContext value={useOfficeAccess()}>
      <MarkReceiptSeenContext value={useReceiptSeenReporter()}>
        <RolePage area="admin" addresses={admin} pages={adminPages} search={search} name={name} />
      </MarkReceiptSeenContext>
    </OfficeAccessContext>
  )
}
