import { expect, test } from 'vitest'
import { comparedModes } from '../../.storybook/modes.ts'
import { readStoryIndex } from '../storybook/readStoryIndex.ts'
import { selectStories } from './selectStories.ts'

const stories = [
  ['Screens/Admin/Rooms', 'Typical'],
  ['Screens/Admin/Rooms', 'Long Text'],
  ['Screens/Admin/Rooms', 'Empty'],
  ['Screens/Admin/Rooms', 'Failed'],
  ['Screens/Admin/Allotments/Form', 'Typical'],
  ['Screens/Admin/Rooms', 'Not Typical'],
  ['Components/Lists/Table', 'Empty'],
].map(([title = '', name = '']) => ({ title, name, id: `${title}--${name}`.toLowerCase().replaceAll(/[/ ]/g, '-') }))

const namesOf = (choice: Partial<Parameters<typeof selectStories>[1]>) =>
  selectStories(stories, { isAll: false, only: [], ...choice }).map(({ id }) => id)

test('three states of screens and their parts are selected', () => {
  expect(namesOf({})).toEqual([
    'screens-admin-rooms--typical',
    'screens-admin-rooms--long-text',
    'screens-admin-rooms--empty',
    'screens-admin-allotments-form--typical',
  ])
})

test('isAll selects every story', () => {
  expect(namesOf({ isAll: true })).toHaveLength(stories.length)
})

test('only selects the stories with one of the texts in their id', () => {
  expect(namesOf({ only: ['allotments', 'rooms--empty'] })).toEqual([
    'screens-admin-rooms--empty',
    'screens-admin-allotments-form--typical',
  ])
  expect(namesOf({ isAll: true, only: ['table'] })).toEqual(['components-lists-table--empty'])
})

test('the default selection of all stories takes some hundred pictures and has most screens', async () => {
  const index = (await readStoryIndex()).filter(({ type }) => type === 'story')
  const selected = selectStories(index, { isAll: false, only: [] })
  expect(selected.length * comparedModes.length).toBeGreaterThan(400)
  expect(selected.length * comparedModes.length).toBeLessThan(1000)
  expect(new Set(selected.map(({ title }) => title)).size).toBeGreaterThan(80)
})
