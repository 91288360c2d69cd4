import { useVirtualizer } from '@tanstack/react-virtual'
import { useId, useRef } from 'react'
import { ColumnHeader } from '#components/DataTable/TableView.tsx'
import { TableHead, Root, Table } from '#components/DataTable/DataTable.styles.ts'
import { RowCells } from '#components/DataTable/TableRow.tsx'
import { Row } from '#components/DataTable/TableRow.styles.ts'
import { Toolbar } from '#components/DataTable/Toolbar/Toolbar.tsx'
import { useTableRows } from '#components/DataTable/useTableRows.ts'
import { columns, pupils } from './benchmarkRows.tsx'

const ROW_HEIGHT = 53

/**
 * The alternative: all rows in a virtualized list. Uses the same toolbar, header and cells, without pagination and its
 * two-pass layout.
 */
export function VirtualizedTable() {
  const box = useRef<HTMLDivElement>(null)
  const countId = useId()
  const { table, visible, all, state, search } = useTableRows({
    rows: pupils,
    columns,
    searched: columns,
    statusTabs: undefined,
  })
  const virtualizer = useVirtualizer({
    count: all.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  const items = virtualizer.getVirtualItems()
  const top = items[0]?.start ?? 0
  const bottom = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <Root>
      <Toolbar
        label="Pupils"
        table={table}
        visible={visible}
        total={pupils.length}
        found={{ count: all.length, isMore: false }}
        readAll={async () => all}
        search={state.search}
        onSearch={search}
        statusTabs={noKinds}
        onStatusChange={doNothing}
        filter={undefined}
        chips={noChips}
        countId={countId}
      />
      <div ref={box} style={{ blockSize: 700, overflow: 'auto' }}>
        <Table role="table" aria-label="Pupils" aria-describedby={countId} aria-rowcount={all.length + 1}>
          <TableHead role="rowgroup">
            <tr role="row" aria-rowindex={1}>
              {columns.map((column) => (
                <ColumnHeader key={column.id} table={table} column={column} density="roomy" />
              ))}
            </tr>
          </TableHead>
          <tbody role="rowgroup">
            {top > 0 && <tr aria-hidden style={{ blockSize: top }} />}
            {items.map(({ index }) => {
              const pupil = all[index]
              return (
                pupil && (
                  <Row key={pupil.id} role="row" aria-rowindex={index + 2} style={{ blockSize: ROW_HEIGHT }}>
                    <RowCells
                      row={pupil}
                      columns={columns}
                      density="roomy"
                      fold={undefined}
                      onFold={doNothing}
                      detailsId=""
                      isLast={false}
                    />
                  </Row>
                )
              )
            })}
            {bottom > 0 && <tr aria-hidden style={{ blockSize: bottom }} />}
          </tbody>
        </Table>
      </div>
    </Root>
  )
}

const noKinds = { label: '', all: [], chosen: undefined }
const noChips = [] as const
const doNothing = () => undefined
