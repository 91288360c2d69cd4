import { mkdtempSync, readFileSync, appendFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { collectEvidence, findGaps, listFaults } from './collectEvidence.ts'
import { type Checked, modeNames, type PlayRecord, plays } from './evidence.ts'
import { openProgressFile } from './progressFile.ts'
import { sweepStories } from './sweepStories.ts'

const index = [
  { id: 'a--typical', title: 'Screens/Admin/A', name: 'Typical' },
  { id: 'a--empty', title: 'Screens/Admin/A', name: 'Empty' },
]
const ids = index.map(({ id }) => id)
const passed: Checked = { faults: [], tested: ['1.1.1'], undecided: [] }
const wrong: Checked = { ...passed, faults: [{ kind: 'state', detail: 'No button' }] }
const run = { commit: '0123456', date: '2026-11-18', minutes: 1, rtl: 'ur' }
const build = { commit: '0123456', builtAt: '2026-11-18T09:00:00Z', rtl: 'ur' }

function recordOf(storyId: string, play: (typeof plays)[number], dark = passed): PlayRecord {
  return { storyId, ...play, seconds: 1, schemes: { light: passed, dark }, exemptions: [], fixed: [] }
}
const complete = plays.flatMap((play) => ids.map((id) => recordOf(id, play)))

describe('collectEvidence', () => {
  test('has each story in eight modes, in the order of the index', () => {
    const { stories, modes, tested } = collectEvidence(complete.toReversed(), index, run)
    expect(Object.keys(stories)).toEqual(ids)
    expect(modes).toHaveLength(8)
    expect(stories['a--typical']).toEqual({
      title: 'Screens/Admin/A',
      name: 'Typical',
      modes: Object.fromEntries(modes.map((mode) => [mode, []])),
    })
    expect(tested).toEqual({ '1.1.1': 16 })
  })

  test('lists each fault with its story and mode', () => {
    const evidence = collectEvidence([recordOf('a--empty', { direction: 'rtl', width: 'phone' }, wrong)], index, run)
    expect(listFaults(evidence)).toEqual([
      { kind: 'state', detail: 'No button', storyId: 'a--empty', mode: 'rtl-dark-phone' },
    ])
  })
})

describe('findGaps', () => {
  test('finds none if every story has a result in every mode', () => {
    expect(findGaps(collectEvidence(complete, index, run), ids)).toEqual([])
  })

  test('finds a story without results, one without a mode, and results without a story', () => {
    const evidence = collectEvidence(complete.slice(1), index, run)
    expect(findGaps(evidence, [...ids, 'new--story'])).toEqual([
      'a--typical has no result in ltr-dark-desktop, ltr-light-desktop.',
      `new--story has no result in ${modeNames.join(', ')}.`,
    ])
    expect(findGaps(evidence, ['a--empty'])).toEqual(['a--typical has results but isn’t in the index.'])
  })
})

describe('sweepStories', () => {
  async function sweep(results: PlayRecord['schemes'][], isRecorded: (storyId: string) => boolean = () => false) {
    const records: PlayRecord[] = []
    let opened = 0
    await sweepStories({
      stories: ['a--typical'],
      isRecorded: ({ storyId, play }) => isRecorded(storyId) || play !== plays[0],
      pages: 1,
      open: async (play) => {
        opened += 1
        return {
          inspect: async (storyId) => {
            const schemes = results.shift()
            if (!schemes) throw new Error('The page crashed.')
            return { ...recordOf(storyId, play), schemes }
          },
          close: async () => undefined,
        }
      },
      onRecord: (record) => records.push(record),
    })
    return { opened, dark: records.map(({ schemes }) => schemes.dark.faults) }
  }
  const light = passed

  test('a wrong state is retried once in a new page', async () => {
    expect(
      await sweep([
        { light, dark: wrong },
        { light, dark: passed },
      ]),
    ).toEqual({ opened: 2, dark: [[]] })
    const twice = { opened: 2, dark: [wrong.faults] }
    expect(
      await sweep([
        { light, dark: wrong },
        { light, dark: wrong },
      ]),
    ).toEqual(twice)
  })

  test('a story whose page crashes twice is a wrong state', async () => {
    expect((await sweep([])).dark).toMatchObject([[{ kind: 'state', detail: 'Not checked: Error: The page crashed.' }]])
  })

  test('recorded stories are skipped', async () => {
    expect(await sweep([], () => true)).toEqual({ opened: 0, dark: [] })
  })
})

describe('openProgressFile', () => {
  const openFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    return join(folder, 'progress.jsonl')
  }
  const [record] = complete as [PlayRecord]

  test('continues an interrupted run and drops its incomplete last line', () => {
    const path = openFolder()
    openProgressFile(path, build, false).add(record)
    appendFileSync(path, '{"storyId":"a--em')
    const resumed = openProgressFile(path, build, true)
    expect(resumed.records).toEqual([record])
    expect([
      resumed.has({ storyId: record.storyId, play: record }),
      readFileSync(path, 'utf8').split('\n').length,
    ]).toEqual([true, 3])
    expect(resumed.has({ storyId: 'a--empty', play: record })).toBe(false)
    expect(openProgressFile(path, build, false).records).toEqual([])
  })

  test('refuses to continue with another build', () => {
    const path = openFolder()
    openProgressFile(path, build, false)
    expect(() => openProgressFile(path, { ...build, commit: '7654321' }, true)).toThrow('of another build')
  })
})
