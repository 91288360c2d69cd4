import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../testing/openApp.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LocaleAndThemeProvider } from '@maktab/ui/providers/LocaleAndThemeProvider'
import { render } from 'vitest-browser-react'

function Broken(): never {
  throw new Error('This page is broken')
}

test('a page that breaks shows a way on, and another place is a fresh start', async () => {
  await openApp('/')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const at = (place: string) => (
    <LocaleAndThemeProvider language="en" messages={{}} scheme="light">
      <ErrorBoundary resetKey={place}>{place === '/broken' ? <Broken /> : <p>All is well</p>}</ErrorBoundary>
    </LocaleAndThemeProvider>
  )
  const { rerender } = await render(at('/broken'))
  await expect.element(page.getByRole('heading', { level: 1 }).nth(1)).toBeVisible()
  await rerender(at('/well'))
  await expect.element(page.getByText('All is well')).toBeVisible()
})
