import { expect, test } from 'vitest'
import { flows, listFlowStories } from '../../.storybook/screensMap/flows.ts'
import { readStoryIndex } from './readStoryIndex.ts'

test('every step of a flow links to a story of the index', async () => {
  const known = new Set((await readStoryIndex()).map(({ id, type }) => (type === 'story' ? id : '')))
  expect(listFlowStories().filter((id) => !known.has(id))).toEqual([])
})

test('a flow has several steps and no story twice', () => {
  expect(flows.length).toBeGreaterThanOrEqual(5)
  for (const { name, steps } of flows) {
    expect(steps.length, name).toBeGreaterThan(2)
    expect(new Set(steps.map(({ storyId }) => storyId)).size, name).toBe(steps.length)
  }
})

test('listFlowStories lists a story of several flows once', () => {
  const shared = 'screens-public-register--typical'
  expect(flows.filter(({ steps }) => steps.some(({ storyId }) => storyId === shared)).length).toBeGreaterThan(1)
  expect(listFlowStories().filter((id) => id === shared)).toEqual([shared])
})
