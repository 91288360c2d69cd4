import { afterEach, expect, test, vi } from 'vitest'
import { canListenToMicrophone, listenToMicrophone } from './listenToMicrophone.ts'

afterEach(() => void vi.restoreAllMocks())

const mockMicrophone = (open: () => Promise<MediaStream>) =>
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(open)

test('listenToMicrophone reports volumes until it is stopped, and then releases the microphone', async () => {
  const { stream } = new AudioContext().createMediaStreamDestination()
  mockMicrophone(async () => stream)
  const onLevel = vi.fn<(level: number) => void>()
  const outcome = await listenToMicrophone(onLevel)
  await expect.poll(() => onLevel.mock.calls.length).toBeGreaterThan(1)
  for (const [level] of onLevel.mock.calls) expect(level).toBeGreaterThanOrEqual(0)
  if ('error' in outcome) throw new Error(outcome.error)
  outcome.stop()
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'unavailable'],
] as const)('listenToMicrophone turns %s into “%s”', async (name, error) => {
  mockMicrophone(() => Promise.reject(new DOMException('', name)))
  expect(await listenToMicrophone(() => undefined)).toEqual({ error })
})

test('canListenToMicrophone is true on a secure page', () => {
  expect(canListenToMicrophone()).toBe(true)
})
