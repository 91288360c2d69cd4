import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { softly } from './softly.ts'

type Protocol = { send: (method: string, parameters: object) => Promise<unknown> }

/** As somebody has set it in their system; tests want stillness. */
async function prefer(motion: 'reduce' | 'no-preference'): Promise<void> {
  const protocol = cdp() as unknown as Protocol
  await protocol.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: motion }] })
}

test('the move is made with a passage, and a second one is made though it cuts the first short', async () => {
  await prefer('no-preference')
  onTestFinished(() => prefer('reduce'))
  const passages = vi.spyOn(document, 'startViewTransition')
  onTestFinished(() => passages.mockRestore())
  const moves: string[] = []
  softly(() => void moves.push('one'))
  softly(() => void moves.push('two'))
  await expect.poll(() => moves, { timeout: 20_000 }).toEqual(['one', 'two'])
  expect(passages).toHaveBeenCalledTimes(2)
})

test('whoever wants stillness is moved at once', async () => {
  await prefer('reduce')
  const passages = vi.spyOn(document, 'startViewTransition')
  onTestFinished(() => passages.mockRestore())
  const moves: string[] = []
  softly(() => void moves.push('one'))
  expect(moves).toEqual(['one'])
  expect(passages).not.toHaveBeenCalled()
})

test('where the browser has no passages the move is made at once', async () => {
  await prefer('no-preference')
  onTestFinished(() => prefer('reduce'))
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'startViewTransition')
  onTestFinished(() => void Object.defineProperty(Document.prototype, 'startViewTransition', own ?? {}))
  Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  const moves: string[] = []
  softly(() => void moves.push('one'))
  expect(moves).toEqual(['one'])
})
