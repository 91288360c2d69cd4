import { expect, test } from 'vitest'
import { TrackedFiles, trackFieldReads } from './trackFieldReads.ts'

function track<Body>(body: Body) {
  const [read, copied] = [new Set<string>(), new Set<string>()]
  const watching = { onRead: (path: string) => void read.add(path), onCopy: (path: string) => void copied.add(path) }
  return { watched: trackFieldReads(body, watching), watching, read, copied }
}

test('trackReads reports fields that are read, at any depth and if missing', () => {
  const { watched, read, copied } = track<{
    title: string
    link?: string
    times: { from: string; to: string }[]
    ids: number[]
  }>({ title: 'A', times: [{ from: '10:00', to: '11:00' }], ids: [1, 2] })
  expect([watched.title, watched.link, [...watched.ids]]).toEqual(['A', undefined, [1, 2]])
  expect(watched.times.map(({ from }) => from)).toEqual(['10:00'])
  expect([...read]).toEqual(['title', 'link', 'ids', 'ids[]', 'times', 'times[]', 'times[].from'])
  expect([...copied]).toEqual([])
})

test('trackReads reports spread fields as copied', () => {
  const { watched, read, copied } = track({ version: 1, name: 'A', inner: { one: 1 } })
  const { version, ...others } = watched
  expect({ version, ...others }).toEqual({ version: 1, name: 'A', inner: { one: 1 } })
  expect([...read]).not.toContain('name')
  expect([...copied].slice(0, 2)).toEqual(['name', 'inner'])
})

test('TrackedFiles reports files by field path', () => {
  const { watching, read } = track({})
  const file = new File([], 'a.png')
  const files = new TrackedFiles(new Map([['courses[0].image', file]]), watching)
  expect([files.get('courses[0].image'), files.get('other'), files.size]).toEqual([file, undefined, 1])
  expect([...read]).toEqual(['courses[].image', 'other'])
})
