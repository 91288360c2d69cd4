import { expect, test, vi } from 'vitest'
import { onReconnect } from './onReconnect.ts'

const tell = (data: string) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))

test('the line is back when the browser says so, or the worker does', () => {
  const listener = vi.fn<() => void>()
  const stop = onReconnect(listener)
  window.dispatchEvent(new Event('online'))
  tell('line-back')
  tell('something else')
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new Event('online'))
  tell('line-back')
  expect(listener).toHaveBeenCalledTimes(2)
})
