import type { ComponentType } from 'react'
import { NotFoundContainer } from '../containers/public/NotFoundContainer.tsx'
import { SignedInArea } from '../containers/shell/SignedInArea.tsx'
import { arrived } from '../navigation/arrived.tsx'
import type { Role } from '../navigation/roles.ts'

type AreaPageProps = { area: Role; pages: Record<string, ComponentType>; name: string }

/** One page of a role in the shell around it; what has no page says so. */
export function AreaPage({ area, pages, name }: AreaPageProps) {
  // An address such as /admin/constructor names no page of ours.
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  return <SignedInArea role={area}>{arrived(page ?? NotFoundContainer)}</SignedInArea>
}
