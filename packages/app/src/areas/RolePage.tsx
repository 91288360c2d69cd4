import type { ComponentType } from 'react'
import { Redirect, useSearch } from 'wouter'
import type { Addresses } from '../addresses/address.ts'
import { NotFoundContainer } from '../features/errors/public/NotFoundContainer.tsx'
import { SignedInArea } from '../shell/SignedInArea.tsx'
import { lazyPage, withScrollAndFocusReset } from '../navigation/lazyPage.tsx'
import type { Role } from '../addresses/roles.ts'
import type { SearchComponent } from '../features/search/useSearchDialog.ts'
import { findPageRoute } from './rolePages.ts'
import { useAtomValue } from 'jotai'
import { officePartAtom } from '../session/sessionAtoms.ts'
import { isPageForPart } from '../features/staff/pagesByPart.ts'

const OtherPartContainer = lazyPage(
  () => import('../features/staff/admin/OtherPartContainer.tsx'),
  'OtherPartContainer',
)

type RolePageProps = {
  area: Role
  addresses: Addresses
  pages: Record<string, ComponentType>
  search: SearchComponent
  name: string
}

/**
 * Renders a role’s page by the second segment of its path, inside the shell; an unknown page shows “not found”,
 * and one of another part of the office says so.
 */
export function RolePage({ area, addresses, pages, search: searchOfRole, name }: RolePageProps) {
  const search = useSearch()
  const part = useAtomValue(officePartAtom)
  const [id = '', address] = findPageRoute(addresses, area, name) ?? []
  if (address && address.path !== `/${area}/${name}`) {
    return <Redirect to={`${address.path}${search && `?${search}`}`} replace />
  }
  const isOwn = area !== 'admin' || isPageForPart(id, part)
  return (
    <SignedInArea role={area} addresses={addresses} search={searchOfRole}>
      {withScrollAndFocusReset(isOwn ? (pages[id] ?? NotFoundContainer) : OtherPartContainer)}
    </SignedInArea>
  )
}
