import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MarkProgress, RegisterRow } from './createRegisterRows.ts'

/** How a row of the register is put into words. */
export function useRegisterLabels() {
  const { t, i18n } = useLingui()
  const statusOf = ({ status }: RegisterRow) => {
    if (status === undefined) return t`Not marked`
    return status === 'present' ? t`Present` : t`Absent`
  }
  const progressOf = (progress: MarkProgress): string => {
    switch (progress) {
      case 'waiting':
      case 'sending':
        return t`Saving…`
      case 'unsent':
        return t`Not sent yet`
      case 'saved':
      case 'settled':
        return t`Saved`
      case 'failed':
        return t`Not saved`
    }
  }
  const nameOf = ({ student }: RegisterRow) => student.name || student.label
  return {
    nameOf,
    progressOf,
    summaryOf: ({ present, marked }: RegisterRow) => {
      if (marked === 0) return t`No marks yet`
      const share = i18n.number(present / marked, { style: 'percent', maximumFractionDigits: 0 })
      return t`Present ${i18n.number(present)} of ${i18n.number(marked)} (${share})`
    },
    /** One row by its name, many by their number, so that marking a whole class isn't read for a minute. */
    announcementOf: (changed: readonly RegisterRow[]) => {
      const [row, ...others] = changed
      if (!row) return ''
      const end = row.progress ? progressOf(row.progress) : t`Not marked`
      if (others.length === 0) {
        return [`${nameOf(row)}: ${statusOf(row)}`, end, row.message].filter(Boolean).join('. ')
      }
      const count = changed.length
      return t`${plural(count, { one: '# student', other: '# students' })}: ${end}`
    },
  }
}
