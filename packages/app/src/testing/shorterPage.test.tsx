import { onTestFinished, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from './openApp.tsx'

/** Whether the first dialog is to be seen in the moment it comes. */
function seenAtOnce(): Promise<boolean> {
  return new Promise((tell) => {
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector('[role=dialog]')
      if (!dialog) return
      observer.disconnect()
      tell(dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

test('what opens is there at once, also when the page became shorter around a field', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(390, 844)
  await openApp('/admin/policy', { as: 'admin' })
  const search = page.getByRole('searchbox')
  await search.click()
  await page.viewport(390, 640)
  ;(document.activeElement as HTMLElement).blur()
  await search.click()
  const isSeen = seenAtOnce()
  await page.getByRole('button', { name: 'More' }).click()
  expect(await isSeen).toBe(true)
})
