import { StaffScreen } from '@maktab/ui/features/staff/admin/StaffScreen'
import { ready } from '@maktab/ui/remote'
import { useAtom } from 'jotai'
import { admin } from '#addresses/admin.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useSignOut } from '#features/auth/authHooks.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { issuedLinkAtom, useIssueLink, useStaff } from '../staffHooks.ts'

const StaffForm = lazyPage(() => import('@maktab/ui/features/staff/admin/StaffFormPage'), 'StaffFormPage')

function StaffFormContainer({ view, go }: ViewProps<typeof admin.staff, 'form'>) {
  const mutate = useApiMutation()
  const issueLink = useIssueLink()
  return (
    <StaffForm
      staff={useStaff() ?? ready([])}
      open={view.staff}
      onInvite={(body) => issueLink('inviteStaff', { body }, body.name)}
      onEdit={(id, body) => mutate('editStaff', { params: { id }, body })}
      onClose={() => go({})}
    />
  )
}

function StaffListContainer({ view, go }: ViewProps<typeof admin.staff, 'list'>) {
  const mutate = useApiMutation()
  const issueLink = useIssueLink()
  const signOut = useSignOut()
  const [issued, setIssued] = useAtom(issuedLinkAtom)
  return (
    <StaffScreen
      staff={useStaff()}
      settingsHref={admin.settings.href()}
      restoreFocusTo={view.previousRecord?.staff}
      onOpen={(staff) => go({ staff })}
      table={useTableSearchParams()}
      issued={issued}
      onCloseIssued={() => setIssued(undefined)}
      onNewLink={({ id, name }) => issueLink('createStaffLink', { params: { id } }, name)}
      onBlock={(id, blocked) => mutate('blockStaff', { params: { id }, body: { blocked } })}
      onRemove={async ({ id, isYou }) => {
        const outcome = await mutate('deleteStaff', { params: { id } })
        // The session has ended with the account.
        if (isYou && outcome.state === 'done') signOut()
        return outcome
      }}
    />
  )
}

/** `/admin/staff`: the office’s administrators, or the form of one. */
export const StaffPage = createViewPage(admin.staff, { form: StaffFormContainer, list: StaffListContainer })
