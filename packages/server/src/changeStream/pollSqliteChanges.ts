import type { Database } from '../database/openDatabase.ts'
import type { TrackedTable } from '../database/trackedTables.ts'
import type { ChangeSource, OnChange } from './ChangeSource.ts'

const LOOK_MILLISECONDS = 1000

type Counts = ReadonlyMap<TrackedTable, number>

/** SQLite’s counters, looked at once a second for what other processes change. */
export function pollSqliteChanges(database: Database, tell: OnChange): ChangeSource {
  let known: Counts | undefined
  let last: Promise<void> = Promise.resolve()
  const read = async () => {
    const rows = await database.selectFrom('table_changes').select(['name', 'count']).execute()
    const counts: Counts = new Map(rows.map(({ name, count }) => [name, count]))
    const before = known
    known = counts
    const changed = [...counts.keys()].filter((name) => before && before.get(name) !== counts.get(name))
    if (changed.length > 0) tell(changed)
  }
  // One after the other; what can’t be read now is found the next time.
  const look = () => (last = last.then(read).catch(() => undefined))
  const ready = look()
  const timer = setInterval(() => void look(), LOOK_MILLISECONDS).unref()
  return {
    ready,
    poll: look,
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}
