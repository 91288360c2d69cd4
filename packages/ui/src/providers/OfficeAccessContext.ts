import type { OfficePart } from '@maktab/contract/schema'
import { createContext } from 'react'

/** Which parts of the office the user works on. */
export type OfficeAccess = Readonly<Record<OfficePart, boolean>>

/**
 * Decides which links and buttons of an administrator are drawn (decision 270). Everyone without a part has access to
 * all. The server checks permissions.
 */
export const OfficeAccessContext = createContext<OfficeAccess>({ payments: true, teaching: true, everything: true })
