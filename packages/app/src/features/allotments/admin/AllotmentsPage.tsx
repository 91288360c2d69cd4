import { admin } from '#addresses/admin.ts'
import { readFormTarget } from '#addresses/address.ts'
import { useHasOperation } from '#api/optionalOperations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { AllotmentsScreen } from '@maktab/ui/features/allotments/admin/AllotmentsScreen'

const AllotmentContainer = lazyPage(() => import('./AllotmentContainer.tsx'), 'AllotmentContainer')

function AllotmentsContainer({ view, go }: ViewProps<typeof admin.allotTeachers, 'list'>) {
  const mutate = useApiMutation()
  const { rows, table } = usePagedList('listAllotments', useTableSearchParams())
  return (
    <AllotmentsScreen
      allotments={rows}
      restoreFocusTo={readFormTarget(view.previousRecord)}
      onOpen={(open) => go(open === 'new' ? { form: open } : { edit: open })}
      table={table}
      importHref={useHasOperation('previewImport') ? admin.import.href({ kind: 'allotments' }) : undefined}
      onDeleteAllotment={(id) => mutate('deleteAllotment', { params: { id } })}
    />
  )
}

/** `/admin/allot-teacher` (2§2): the list of allotments or the form of one. */
export const AllotmentsPage = createViewPage(admin.allotTeachers, {
  create: AllotmentContainer,
  edit: AllotmentContainer,
  list: AllotmentsContainer,
})
