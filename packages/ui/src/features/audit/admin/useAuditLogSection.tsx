import { useLingui } from '@lingui/react/macro'
import { createListSection } from '#layouts/DetailPage/createListSection.tsx'
import type { DetailSection } from '#layouts/DetailPage/DetailSection.ts'
import type { AuditedRecord } from './AuditedRecord.ts'
import type { AuditLog } from '#lib/audit/AuditLog.ts'
import { AuditLogList } from './AuditLogList.tsx'

/** The last section of a record: who decided what of it. Not there where the backend keeps no acts (decision 16). */
export function useAuditLogSection(
  acts: AuditLog | undefined,
  of: AuditedRecord,
): (DetailSection & { id: 'decided' })[] {
  const { t } = useLingui()
  if (!acts) return []
  const title = t`What was decided`
  const section = createListSection({
    title,
    list: acts.list,
    emptyText: t`Nothing has been decided yet.`,
    loadingLabel: t`Loading what was decided`,
    children: (all) => <AuditLogList label={title} auditLog={all} of={of} onMore={acts.onMore} />,
  })
  // How many there are isn’t known while more may come.
  return [{ ...section, id: 'decided', ...(acts.onMore && { count: undefined }) }]
}
