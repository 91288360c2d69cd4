import type { ComponentType } from 'react'
import { Redirect, useSearch } from 'wouter'
import type { Addresses } from '../addresses/address.ts'
import { NotFoundContainer } from '../features/errors/public/NotFoundContainer.tsx'
import { SignedInArea } from '../shell/SignedInArea.tsx'
import { withScrollAndFocusReset } from '../navigation/lazyPage.tsx'
import type { Role } from '../addresses/roles.ts'
import type { SearchComponent } from '../features/search/useSearchDialog.ts'
import { findPageRoute } from './rolePages.ts'

type RolePageProps = {
  area: Role
  addresses: Addresses
  pages: Record<string, ComponentType>
  search: SearchComponent
  name: string
}

/** Renders a role’s page by the second segment of its path, inside the shell; an unknown page shows “not found”. */
export function RolePage({ area, addresses, pages, search: searchOfRole, name }: RolePageProps) {
  const search = useSearch()
  const [id = '', address] = findPageRoute(addresses, area, name) ?? []
  if (address && address.path !== `/${area}/${name}`) {
    return <Redirect to={`${address.path}${search && `?${search}`}`} replace />
  }
  return (
    <SignedInArea role={area} addresses={addresses} search={searchOfRole}>
      {withScrollAndFocusReset(pages[id] ?? NotFoundContainer)}
    </SignedInArea>
  )
}
