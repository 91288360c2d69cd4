import type { ChangesAnswer } from '@maktab/contract/schema'
import { onTestFinished } from 'vitest'
import type { TestSchool } from './openTestSchool.ts'

/** Listens to what is changed in a school, as somebody; what was told so far, and whether it is over. */
export async function subscribeToChanges({ server }: Pick<TestSchool, 'server'>, token: string) {
  const listening = server.server.address()
  const url = listening
    ? `http://127.0.0.1:${Object(listening).port}`
    : await server.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const headers = { token, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' }
  const answer = await fetch(`${url}/api/changes/watch`, { headers, signal: leaving.signal })
  const told: string[] = []
  const heard = { isOver: false, comments: 0 }
  const read = async () => {
    let rest = ''
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (rest + text).split('\n\n')
      rest = events.pop() ?? ''
      heard.comments += events.filter((event) => event.startsWith(':')).length
      const data = events.filter((event) => event.startsWith('data: '))
      told.push(...data.flatMap((event) => (JSON.parse(event.slice(6)) as ChangesAnswer).changed))
      begun.resolve()
    }
  }
  const begun = Promise.withResolvers<void>()
  const over = read()
    .catch(() => undefined)
    .finally(() => {
      heard.isOver = true
      begun.resolve()
    })
  await begun.promise
  const leave = async () => {
    leaving.abort()
    await over
  }
  onTestFinished(leave)
  return { answer, told, heard, leave }
}
