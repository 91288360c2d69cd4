import type { ComponentType } from 'react'
import { Redirect, useSearch } from 'wouter'
import { NotFoundContainer } from '../containers/public/NotFoundContainer.tsx'
import { SignedInArea } from '../containers/shell/SignedInArea.tsx'
import { arrived } from '../navigation/arrived.tsx'
import { plainly } from '../navigation/plainly.ts'
import type { Role } from '../navigation/roles.ts'

type AreaPageProps = { area: Role; pages: Record<string, ComponentType>; name: string }

/** One page of a role in the shell around it; what has no page says so. */
export function AreaPage({ area, pages, name }: AreaPageProps) {
  const search = useSearch()
  const known = Object.keys(pages).find((page) => plainly(page) === plainly(name))
  if (known !== undefined && known !== name) {
    return <Redirect to={`/${area}/${known}${search && `?${search}`}`} replace />
  }
  const page = known === undefined ? NotFoundContainer : pages[known]
  return <SignedInArea role={area}>{arrived(page ?? NotFoundContainer)}</SignedInArea>
}
