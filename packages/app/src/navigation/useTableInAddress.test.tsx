import { Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Route, Switch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { place } from '../testing/openApp.tsx'
import { useTableInAddress } from './useTableInAddress.ts'

const codeOfTheNextPage = new Promise<void>(() => undefined)

function List() {
  const { state, onStateChange } = useTableInAddress()
  return <input aria-label="Search" onChange={({ target }) => onStateChange({ ...state, search: target.value })} />
}

function NextPage() {
  use(codeOfTheNextPage)
  return null
}

function openList() {
  window.history.replaceState(null, '', '/list')
  return render(
    <Suspense fallback="Loading">
      <Switch>
        <Route path="/list" component={List} />
        <Route component={NextPage} />
      </Switch>
    </Suspense>,
  )
}

test('what is searched comes into the address', async () => {
  await openList()
  await page.getByRole('textbox').fill('noon')
  await expect.poll(place).toBe('/list?q=noon')
})

test('a list doesn’t lead back to itself while the code of the next page is on its way', async () => {
  await openList()
  const written: unknown[] = []
  const search = page.getByRole('textbox').element()
  await page.getByRole('textbox').fill('noon')
  navigate('/next')
  await expect.element(page.getByText('Loading')).toBeVisible()
  expect(search.isConnected, 'React keeps what it hides').toBe(true)
  window.addEventListener('replaceState', () => written.push(place()))
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(written).toEqual([])
  expect(place()).toBe('/next')
})

test('an address that says the same already is not written again', async () => {
  window.history.replaceState(null, '', '/list?q=noon')
  const length = window.history.length
  const written: string[] = []
  const note = () => written.push(place())
  window.addEventListener('replaceState', note)
  await render(<Route path="/list" component={List} />)
  await new Promise((resolve) => setTimeout(resolve, 600))
  window.removeEventListener('replaceState', note)
  expect(written).toEqual([])
  expect(window.history.length).toBe(length)
})
