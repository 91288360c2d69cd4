import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The parts of the app that shortcuts belong to, in the order of the list of shortcuts. */
export const shortcutGroups = ['everywhere', 'list', 'inbox', 'register'] as const
type ShortcutGroup = (typeof shortcutGroups)[number]

export type Shortcut = {
  group: ShortcutGroup
  /** Alternatives, as in `KeyboardEvent.key`. A letter also means its physical key, for other scripts. */
  keys: readonly [string, ...string[]]
  /** Pressed together with Ctrl or ⌘. */
  isCommand?: boolean
  /** Pressed together with Shift. Characters that need Shift to be typed don’t set it. */
  isShifted?: boolean
  /** A command that also works in text fields. */
  worksInText?: boolean
  label: MessageDescriptor
}

const defineShortcuts = <Id extends string>(all: Record<Id, Shortcut>) => all

/**
 * Every keyboard shortcut of the app. `useShortcuts` reads the keys from here and the list of shortcuts their labels, so
 * that the two can’t differ.
 */
export const shortcuts = defineShortcuts({
  search: { group: 'everywhere', keys: ['k'], isCommand: true, worksInText: true, label: msg`Search` },
  toggleMenu: { group: 'everywhere', keys: ['b'], isCommand: true, label: msg`Open or close the menu` },
  showShortcuts: { group: 'everywhere', keys: ['?', '؟'], label: msg`Show keyboard shortcuts` },

  nextRow: { group: 'list', keys: ['ArrowDown'], label: msg`Next row` },
  previousRow: { group: 'list', keys: ['ArrowUp'], label: msg`Previous row` },
  firstRow: { group: 'list', keys: ['Home'], label: msg`First row` },
  lastRow: { group: 'list', keys: ['End'], label: msg`Last row` },
  openRow: { group: 'list', keys: ['Enter'], label: msg`Open the row` },
  selectRow: { group: 'list', keys: [' '], label: msg`Select the row` },
  selectDown: { group: 'list', keys: ['ArrowDown'], isShifted: true, label: msg`Extend the selection down` },
  selectUp: { group: 'list', keys: ['ArrowUp'], isShifted: true, label: msg`Extend the selection up` },
  selectAll: { group: 'list', keys: ['a'], isCommand: true, label: msg`Select all rows` },
  clearSelection: { group: 'list', keys: ['Escape'], label: msg`Clear the selection` },

  approve: { group: 'inbox', keys: ['a'], label: msg`Approve` },
  reject: { group: 'inbox', keys: ['r'], label: msg`Reject` },
  nextItem: { group: 'inbox', keys: ['j'], label: msg`Next` },
  previousItem: { group: 'inbox', keys: ['k'], label: msg`Previous` },
  undo: { group: 'inbox', keys: ['u'], label: msg`Undo` },

  nextStudent: { group: 'register', keys: ['ArrowDown'], label: msg`Next student` },
  previousStudent: { group: 'register', keys: ['ArrowUp'], label: msg`Previous student` },
  firstStudent: { group: 'register', keys: ['Home'], label: msg`First student` },
  lastStudent: { group: 'register', keys: ['End'], label: msg`Last student` },
  otherStatus: { group: 'register', keys: ['ArrowLeft', 'ArrowRight'], label: msg`Switch between present and absent` },
  markPresent: { group: 'register', keys: ['p'], label: msg`Mark as present` },
  markAbsent: { group: 'register', keys: ['a'], label: msg`Mark as absent` },
})

export type ShortcutId = keyof typeof shortcuts

export const shortcutIds = Object.keys(shortcuts) as readonly ShortcutId[]

const isCharacter = (key: string) => key.length === 1 && key !== ' '

/** Whether a shortcut is a single letter, digit or sign, which users can turn off (WCAG 2.1.4). */
export function isCharacterShortcut({ keys, isCommand = false }: Shortcut): boolean {
  return !isCommand && keys.some(isCharacter)
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The key and, if it types no Latin letter, the letter of the physical key. */
function getKeys({ key, code }: KeyPress): string[] {
  if (/^[a-z]$/i.test(key)) return [key.toLowerCase()]
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter === undefined || key.length > 1 ? [key] : [key, letter.toLowerCase()]
}

export function matchesShortcut(shortcut: Shortcut, press: KeyPress): boolean {
  const { keys, isCommand = false, isShifted = false } = shortcut
  if (press.altKey || (press.ctrlKey || press.metaKey) !== isCommand) return false
  if (!isCharacterShortcut(shortcut) && press.shiftKey !== isShifted) return false
  return getKeys(press).some((key) => keys.includes(key))
}
