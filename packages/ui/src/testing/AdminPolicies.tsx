import type { ComponentProps } from 'react'
import { PoliciesScreen } from '#screens/admin/PoliciesScreen/PoliciesScreen.tsx'
import { PolicyView } from '#screens/admin/PoliciesScreen/PolicyView.tsx'

type Open = 'new' | number | undefined
type AdminPoliciesProps = Omit<ComponentProps<typeof PoliciesScreen>, 'onOpen'> &
  Omit<ComponentProps<typeof PolicyView>, 'open' | 'onClose'> & { open: Open; onOpen: (open: Open) => void }

/** The list of policies and the form that opens from it, as their page shows them. */
export function AdminPolicies({ open, ...props }: AdminPoliciesProps) {
  if (open === undefined) return <PoliciesScreen {...props} />
  return <PolicyView {...props} open={open} onClose={() => props.onOpen(undefined)} />
}
