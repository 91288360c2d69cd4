import type { TableStateProps, TableState } from '@maktab/ui/components/DataTable/Column'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useDebouncedTable } from './usePagedList.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const usual: TableState = { search: '', page: 1, pageSize: 25 }

function useTable() {
  const [state, onStateChange] = useState(usual)
  const given: TableStateProps = { state, onStateChange }
  return { ...useDebouncedTable(given), setState: onStateChange }
}

async function openTable() {
  const { result } = await renderHook(useTable)
  await expect.poll(() => result.current).not.toBeNull()
  return result
}

test('a search counts a quarter of a second after its last letter, and whatever is pressed at once', async () => {
  const result = await openTable()
  const change = (next: Partial<TableState>) =>
    flushSync(() => result.current.table.onStateChange({ ...result.current.table.state, ...next }))
  const wait = (milliseconds: number) => flushSync(() => void vi.advanceTimersByTime(milliseconds))
  change({ search: 'o' })
  wait(249)
  change({ search: 'om' })
  wait(249)
  expect([result.current.settled.search, result.current.table.state.search]).toEqual(['', 'om'])
  wait(1)
  expect(result.current.settled.search).toBe('om')
  change({ page: 2 })
  expect(result.current.settled).toEqual({ ...usual, search: 'om', page: 2 })
})

test('what the address says goes first, also before what was typed', async () => {
  const result = await openTable()
  flushSync(() => result.current.table.onStateChange({ ...usual, search: 'o' }))
  flushSync(() => result.current.setState({ ...usual, search: 'from elsewhere' }))
  expect(result.current.settled.search).toBe('from elsewhere')
})
