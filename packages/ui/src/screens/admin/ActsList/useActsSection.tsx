import { useLingui } from '@lingui/react/macro'
import { listSection } from '#layouts/RecordPage/listSection.tsx'
import type { RecordSection } from '#layouts/RecordPage/RecordSection.ts'
import type { ActedRecord } from './ActedRecord.ts'
import type { Acts } from '#model/Acts.ts'
import { ActsList } from './ActsList.tsx'

/** The last section of a record: who decided what of it. Not there where the backend keeps no acts (decision 16). */
export function useActsSection(acts: Acts | undefined, of: ActedRecord): (RecordSection & { id: 'decided' })[] {
  const { t } = useLingui()
  if (!acts) return []
  const title = t`What was decided`
  const section = listSection({
    title,
    list: acts.list,
    emptyText: t`Nothing has been decided yet.`,
    loadingLabel: t`Loading what was decided`,
    children: (all) => <ActsList label={title} acts={all} of={of} onMore={acts.onMore} />,
  })
  // How many there are isn’t known while more may come.
  return [{ ...section, id: 'decided', ...(acts.onMore && { count: undefined }) }]
}
