import { expect, test } from 'vitest'
import { isCharacterShortcut, matchesShortcut, shortcutIds, shortcuts } from './shortcuts.ts'

const press = (key: string, others: Partial<Parameters<typeof matchesShortcut>[1]> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...others,
})

test.each([
  ['approve', press('a'), true],
  ['approve', press('A', { shiftKey: true }), true],
  ['approve', press('ش', { code: 'KeyA' }), true],
  ['approve', press('a', { ctrlKey: true }), false],
  ['approve', press('a', { altKey: true }), false],
  ['approve', press('ArrowDown', { code: 'KeyA' }), false],
  ['search', press('k', { ctrlKey: true }), true],
  ['search', press('k', { metaKey: true }), true],
  ['search', press('k'), false],
  ['search', press('k', { ctrlKey: true, shiftKey: true }), false],
  ['showShortcuts', press('?', { shiftKey: true }), true],
  ['showShortcuts', press('؟', { shiftKey: true }), true],
  ['nextRow', press('ArrowDown'), true],
  ['nextRow', press('ArrowDown', { shiftKey: true }), false],
  ['selectDown', press('ArrowDown', { shiftKey: true }), true],
  ['selectDown', press('ArrowDown'), false],
  ['selectRow', press(' '), true],
] as const)('matchesShortcut compares %s with %o as %s', (id, pressed, isMatch) =>
  expect(matchesShortcut(shortcuts[id], pressed)).toBe(isMatch),
)

test('only shortcuts of one letter or sign count as character shortcuts', () => {
  expect(shortcutIds.filter((id) => isCharacterShortcut(shortcuts[id]))).toEqual([
    'showShortcuts',
    'approve',
    'reject',
    'nextItem',
    'previousItem',
    'undo',
    'markPresent',
    'markAbsent',
  ])
})

test('no two shortcuts of a group have the same keys', () => {
  const combinations = shortcutIds.flatMap((id) => {
    const { group, keys, isCommand = false, isShifted = false } = shortcuts[id]
    return keys.map((key) => `${group} ${isCommand} ${isShifted} ${key}`)
  })
  expect(new Set(combinations).size).toBe(combinations.length)
})

test('character shortcuts of other groups don’t hide those that work everywhere', () => {
  const everywhere = shortcutIds.filter((id) => shortcuts[id].group === 'everywhere').map((id) => shortcuts[id])
  const hidden = shortcutIds.filter((id) => {
    const { group, keys, isCommand = false } = shortcuts[id]
    return (
      group !== 'everywhere' &&
      everywhere.some(
        (other) => (other.isCommand ?? false) === isCommand && other.keys.some((key) => keys.includes(key)),
      )
    )
  })
  expect(hidden).toEqual([])
})

test('no other file listens to all keys or compares a key with a character', () => {
  const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.{test,stories}.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const paths = Object.entries(sources)
    .filter(
      ([path, source]) => !path.startsWith('./') && /key(\.toLowerCase\(\))?\s*===\s*'[^']'|'keydown'/.test(source),
    )
    .map(([path]) => path.replace('../../', ''))
  expect(paths.toSorted()).toEqual([
    // Escape while an outline is dragged.
    'features/courses/admin/useOutlineOrder.ts',
    // Escape while a lesson is dragged.
    'features/timetable/shared/useDragLesson.ts',
    // Keys count as scrolling by the user.
    'layouts/DetailPage/DetailSections.tsx',
  ])
})
