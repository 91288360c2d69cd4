import { useEffect, useRef, useState } from 'react'
import { type RegisterRow, findChangedRows } from './createRegisterRows.ts'
import { useRegisterLabels } from './useRegisterLabels.ts'

/** What a screen reader is told of the rows that changed on this day. */
export function useAnnouncement(rows: readonly RegisterRow[], day: string): string {
  const { announcementOf } = useRegisterLabels()
  const [told, setTold] = useState('')
  const before = useRef({ rows, day })
  useEffect(() => {
    const changed = before.current.day === day ? findChangedRows(before.current.rows, rows) : []
    before.current = { rows, day }
    if (changed.length > 0) setTold(announcementOf(changed))
  }, [rows, day, announcementOf])
  return told
}
