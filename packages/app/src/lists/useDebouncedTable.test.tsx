import type { TableStateProps, TableState } from '@maktab/ui/components/DataTable/Column'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useDebouncedTable } from './usePagedList.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const defaultState: TableState = { search: '', page: 1, pageSize: 25 }

function useTable() {
  const [state, onStateChange] = useState(defaultState)
  const props: TableStateProps = { state, onStateChange }
  return { ...useDebouncedTable(props), setState: onStateChange }
}

async function openTable() {
  const { result } = await renderHook(useTable)
  await expect.poll(() => result.current).not.toBeNull()
  return result
}

test('a search settles 250 ms after the last key press, other changes at once', async () => {
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
  expect(result.current.settled).toEqual({ ...defaultState, search: 'om', page: 2 })
})

test('a change of the address wins over pending input', async () => {
  const result = await openTable()
  flushSync(() => result.current.table.onStateChange({ ...defaultState, search: 'o' }))
  flushSync(() => result.current.setState({ ...defaultState, search: 'from elsewhere' }))
  expect(result.current.settled.search).toBe('from elsewhere')
})
