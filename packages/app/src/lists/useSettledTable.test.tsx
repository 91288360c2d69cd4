import type { KeptTable, TableState } from '@maktab/ui/components/DataTable/Column'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useSettledTable } from './useSettledTable.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const usual: TableState = { search: '', page: 1, pageSize: 25 }

function useTable() {
  const [state, onStateChange] = useState(usual)
  const given: KeptTable = { state, onStateChange }
  return { ...useSettledTable(given), setState: onStateChange }
}

test('a search counts a quarter of a second after its last letter, and whatever is pressed at once', async () => {
  const { result, act } = await renderHook(useTable)
  const change = (next: Partial<TableState>) =>
    act(() => result.current.table.onStateChange({ ...result.current.table.state, ...next }))
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  await change({ search: 'o' })
  await wait(249)
  await change({ search: 'om' })
  await wait(249)
  expect([result.current.settled.search, result.current.table.state.search]).toEqual(['', 'om'])
  await wait(1)
  expect(result.current.settled.search).toBe('om')
  await change({ page: 2 })
  expect(result.current.settled).toEqual({ ...usual, search: 'om', page: 2 })
})

test('what the address says goes first, also before what was typed', async () => {
  const { result, act } = await renderHook(useTable)
  await act(() => result.current.table.onStateChange({ ...usual, search: 'o' }))
  await act(() => result.current.setState({ ...usual, search: 'from elsewhere' }))
  expect(result.current.settled.search).toBe('from elsewhere')
})
