import { onTestFinished, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { Role } from '#addresses/roles.ts'
import { openApp } from '#testing/openApp.tsx'

type Protocol = { send: (method: string, params: object) => Promise<unknown> }

const TARGET = 44
const roles: readonly Role[] = ['admin', 'teacher', 'student']

/** A finger instead of a mouse, on a phone. */
async function onAPhone(): Promise<void> {
  const protocol = cdp() as unknown as Protocol
  onTestFinished(async () => {
    await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: false })
    await page.viewport(1280, 800)
    await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(false)
  })
  await page.viewport(390, 844)
  await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true)
}

const tooSmall = (within: string) =>
  [...document.querySelectorAll(`:is(${within}) :is(a, button, [role^=menuitem])`)]
    .map((element) => ({ words: element.textContent, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.height < TARGET || box.width < TARGET))
    .map(({ words, box }) => `${words}: ${box.width} × ${box.height}`)

test.each(roles)('what a %s can press in the shell of a phone is big enough for a thumb', async (role) => {
  await openApp(`/${role}/dashboard`, { as: role })
  await onAPhone()
  await expect.element(page.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible()
  expect(tooSmall('header, nav')).toEqual([])
  await page.getByRole('button', { name: 'More' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(sheet).toBeVisible()
  expect(tooSmall('[role=dialog]').filter((found) => !found.startsWith(': '))).toEqual([])
  await sheet.getByRole('button', { name: /^Account|@/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  expect(tooSmall('[role=menu]')).toEqual([])
})
