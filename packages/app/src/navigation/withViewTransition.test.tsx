import { expect, onTestFinished, test, vi } from 'vitest'
import { withViewTransition } from './withViewTransition.ts'

/** As somebody has set it in their system. The browser’s own setting is that of all tests, which want stillness. */
function prefer(motion: 'reduce' | 'no-preference'): void {
  const own = window.matchMedia.bind(window)
  const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = own(query)
    return query.includes('reduced-motion')
      ? Object.defineProperty(list, 'matches', { value: motion === 'reduce' })
      : list
  })
  onTestFinished(() => media.mockRestore())
}

test('the move is made with a passage, and a second one is made though it cuts the first short', async () => {
  prefer('no-preference')
  const passages = vi.spyOn(document, 'startViewTransition')
  onTestFinished(() => passages.mockRestore())
  const moves: string[] = []
  withViewTransition(() => void moves.push('one'))
  withViewTransition(() => void moves.push('two'))
  await expect.poll(() => moves).toEqual(['one', 'two'])
  expect(passages).toHaveBeenCalledTimes(2)
})

test('whoever wants stillness is moved at once', () => {
  prefer('reduce')
  const passages = vi.spyOn(document, 'startViewTransition')
  onTestFinished(() => passages.mockRestore())
  const moves: string[] = []
  withViewTransition(() => void moves.push('one'))
  expect(moves).toEqual(['one'])
  expect(passages).not.toHaveBeenCalled()
})

test('where the browser has no passages the move is made at once', () => {
  prefer('no-preference')
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'startViewTransition')
  onTestFinished(() => void Object.defineProperty(Document.prototype, 'startViewTransition', own ?? {}))
  Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  const moves: string[] = []
  withViewTransition(() => void moves.push('one'))
  expect(moves).toEqual(['one'])
})
