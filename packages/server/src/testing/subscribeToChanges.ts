import type { ChangesAnswer } from '@maktab/contract/schema'
import { onTestFinished } from 'vitest'
import type { TestSchool } from './openTestSchool.ts'

/** Test client of the change stream: records received events and whether the stream has closed. */
export async function subscribeToChanges({ server }: Pick<TestSchool, 'server'>, token: string) {
  const listening = server.server.address()
  const url = listening
    ? `http://127.0.0.1:${Object(listening).port}`
    : await server.listen({ port: 0, host: '127.0.0.1' })
  const controller = new AbortController()
  const headers = { token, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' }
  const response = await fetch(`${url}/api/changes/watch`, { headers, signal: controller.signal })
  const receivedChanges: string[] = []
  const streamState = { isOver: false, comments: 0 }
  const read = async () => {
    let rest = ''
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (rest + text).split('\n\n')
      rest = events.pop() ?? ''
      streamState.comments += events.filter((event) => event.startsWith(':')).length
      const data = events.filter((event) => event.startsWith('data: '))
      receivedChanges.push(...data.flatMap((event) => (JSON.parse(event.slice(6)) as ChangesAnswer).changed))
      opened.resolve()
    }
  }
  const opened = Promise.withResolvers<void>()
  const closed = read()
    .catch(() => undefined)
    .finally(() => {
      streamState.isOver = true
      opened.resolve()
    })
  await opened.promise
  const disconnect = async () => {
    controller.abort()
    await closed
  }
  onTestFinished(disconnect)
  return { response, receivedChanges, streamState, disconnect }
}
