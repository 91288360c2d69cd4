import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { SearchBox } from '#components/DataTable/Toolbar/SearchBox.tsx'
import { useTableRows } from '#components/DataTable/useTableRows.ts'
import { columns, pupils } from './pupils.tsx'

const ROW = 49

/** The other way: all rows, of which only those are drawn that can be seen. */
export function Windowed() {
  const box = useRef<HTMLDivElement>(null)
  const { all, state, change, search } = useTableRows({
    rows: pupils,
    columns,
    searched: columns,
    segments: undefined,
  })
  const virtualizer = useVirtualizer({
    count: all.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 8,
  })
  const items = virtualizer.getVirtualItems()
  const top = items[0]?.start ?? 0
  const bottom = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  const direction = state.sort?.direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <>
      <SearchBox value={state.search} onChange={search} />
      <p role="status">{all.length} rows</p>
      <div ref={box} style={{ blockSize: 700, overflow: 'auto' }}>
        <table role="table" aria-rowcount={all.length + 1} style={{ inlineSize: '100%' }}>
          <thead>
            <tr>
              {columns.map(({ id, header }) => (
                <th key={id} aria-sort={state.sort?.column === id ? state.sort.direction : 'none'}>
                  <button type="button" onClick={() => change({ sort: { column: id, direction } })}>
                    {header}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {top > 0 && <tr aria-hidden style={{ blockSize: top }} />}
            {items.map(({ index }) => {
              const pupil = all[index]
              return (
                pupil && (
                  <tr key={pupil.id} aria-rowindex={index + 2} style={{ blockSize: ROW }}>
                    {columns.map(({ id, cell }) => (
                      <td key={id}>{cell(pupil)}</td>
                    ))}
                  </tr>
                )
              )
            })}
            {bottom > 0 && <tr aria-hidden style={{ blockSize: bottom }} />}
          </tbody>
        </table>
      </div>
    </>
  )
}
