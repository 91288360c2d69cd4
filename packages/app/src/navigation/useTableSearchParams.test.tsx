import { Suspense, use, useEffect } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Route, Switch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { openApp, currentPath } from '../testing/openApp.tsx'
import { useTableSearchParams } from './useTableSearchParams.ts'

const neverLoads = new Promise<void>(() => undefined)

function List() {
  const { state, onStateChange } = useTableSearchParams()
  useEffect(() => {
    type = (search) => onStateChange({ ...state, search })
  })
  return <input aria-label={`Search: ${state.search}`} onChange={({ target }) => type(target.value)} />
}

const noop = (_search: string): void => undefined

/** Types into the list at this very moment. */
let type = noop

function NextPage() {
  use(neverLoads)
  return null
}

async function openList() {
  window.history.replaceState(null, '', '/list')
  type = noop
  await render(
    <Suspense fallback="Loading">
      <Switch>
        <Route path="/list" component={List} />
        <Route component={NextPage} />
      </Switch>
    </Suspense>,
  )
  await expect.poll(() => type, { message: 'the list is mounted' }).not.toBe(noop)
}

test('a search is written to the address', async () => {
  await openList()
  await page.getByRole('textbox').fill('noon')
  await expect.poll(currentPath).toBe('/list?q=noon')
})

test('a list doesn’t navigate back to itself while the next page loads', async () => {
  await openList()
  const written: unknown[] = []
  const search = page.getByRole('textbox').element()
  await page.getByRole('textbox').fill('noon')
  navigate('/next')
  await expect.element(page.getByText('Loading')).toBeVisible()
  expect(search.isConnected, 'React keeps what it hides').toBe(true)
  window.addEventListener('replaceState', () => written.push(currentPath()))
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(written).toEqual([])
  expect(currentPath()).toBe('/next')
})

test('an unchanged address isn’t written again', async () => {
  window.history.replaceState(null, '', '/list?q=noon')
  const length = window.history.length
  const written: string[] = []
  const record = () => written.push(currentPath())
  window.addEventListener('replaceState', record)
  await render(<Route path="/list" component={List} />)
  await new Promise((resolve) => setTimeout(resolve, 600))
  window.removeEventListener('replaceState', record)
  expect(written).toEqual([])
  expect(window.history.length).toBe(length)
})

test('text typed while the address is written stays, text typed before a new address doesn’t', async () => {
  await openList()
  const written: string[] = []
  const record = () => {
    written.push(currentPath())
    if (written.length === 1) type('noon and later')
  }
  window.addEventListener('replaceState', record)
  type('noon')
  await expect.poll(() => written).toEqual(['/list?q=noon', '/list?q=noon+and+later'])
  type('lost')
  navigate('/list?q=dawn')
  await expect.element(page.getByRole('textbox', { name: 'Search: dawn' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 600))
  window.removeEventListener('replaceState', record)
  expect(written).toHaveLength(2)
  expect(currentPath()).toBe('/list?q=dawn')
})

// proves D48.2
test('an open list follows its address, back and forward, without remounting', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  const field = page.getByRole('searchbox', { name: 'Search' })
  const rows = () => page.getByRole('rowheader').elements().length
  await expect.poll(rows).toBeGreaterThan(1)
  const [all, element] = [rows(), field.element()]
  await field.click()
  await userEvent.keyboard('refunds')
  await expect.poll(currentPath).toBe('/admin/policy?q=refunds')
  await expect.poll(rows).toBe(1)
  navigate('/admin/policy?sort=-title')
  await expect.poll(rows).toBe(all)
  await expect.element(field).toHaveValue('')
  await expect.element(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending')
  window.history.back()
  await expect.element(field).toHaveValue('refunds')
  await expect.poll(rows).toBe(1)
  window.history.forward()
  await expect.element(field).toHaveValue('')
  await expect.poll(rows).toBe(all)
  expect(field.element()).toBe(element)
  await expect.element(field).toHaveFocus()
})
