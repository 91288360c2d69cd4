import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { type ShortcutId, isCharacterShortcut, shortcutIds, shortcuts } from '#lib/keyboard/shortcuts.ts'
import { CharacterKeysContext, useShortcuts } from '#lib/keyboard/useShortcuts.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'

const onShortcut = fn<(id: ShortcutId) => void>()

/** Handles all shortcuts of one group, as a page does. */
function GroupOfShortcuts({ group }: { group: string }) {
  const ids = shortcutIds.filter((id) => shortcuts[id].group === group)
  useShortcuts(Object.fromEntries(ids.map((id) => [id, () => onShortcut(id)])))
  return null
}

type PageProps = ComponentProps<typeof ShortcutsDialog> & { group: string; isOpen: boolean }

/** A page with shortcuts and a text field. */
function PageWithShortcuts({ group, isOpen, characterKeys, onClose }: PageProps) {
  const [isOn, setIsOn] = useState(characterKeys.isOn)
  const onChange = (next: boolean) => {
    setIsOn(next)
    characterKeys.onChange(next)
  }
  return (
    <CharacterKeysContext value={isOn}>
      <GroupOfShortcuts group={group} />
      <input aria-label="Search" style={{ minBlockSize: 44 }} />
      {isOpen && <ShortcutsDialog characterKeys={{ isOn, onChange }} onClose={onClose} />}
    </CharacterKeysContext>
  )
}

const meta = {
  component: PageWithShortcuts,
  title: 'Layouts/AppShell/Keyboard shortcuts',
  args: { group: 'inbox', isOpen: true, characterKeys: { isOn: true, onChange: fn() }, onClose: fn() },
} satisfies Meta<typeof PageWithShortcuts>
export default meta

type Story = StoryObj<typeof meta>

/** Lists what the page handles; without the shortcuts of one key, only the others. */
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Approve',
      'Reject',
      'Next',
      'Previous',
      'Undo',
    ])
    await userEvent.click(dialog.getByRole('switch', { name: 'Single-key shortcuts' }))
    await expect(args.characterKeys.onChange).toHaveBeenCalledWith(false)
    await waitFor(() => expect(dialog.queryAllByRole('term')).toHaveLength(0))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const OfAList: Story = { args: { group: 'list' } }

/** How the testing library writes a shortcut. */
function writeKeys(id: ShortcutId): string {
  const { keys, isCommand, isShifted } = shortcuts[id]
  const [key] = keys
  const written = key.length === 1 ? key : `{${key}}`
  if (isCommand) return `{Control>}${written}{/Control}`
  return isShifted ? `{Shift>}${written}{/Shift}` : written
}

const playGroup: NonNullable<Story['play']> = async ({ args, canvas, userEvent }) => {
  const ids = shortcutIds.filter((id) => shortcuts[id].group === args.group)
  for (const id of ids) {
    onShortcut.mockClear()
    await userEvent.keyboard(writeKeys(id))
    await expect(onShortcut.mock.calls).toEqual([[id]])
  }
  // While typing, only commands that say so.
  await userEvent.click(canvas.getByRole('textbox', { name: 'Search' }))
  onShortcut.mockClear()
  for (const id of ids) await userEvent.keyboard(writeKeys(id))
  await expect(onShortcut.mock.calls.flat()).toEqual(ids.filter((id) => shortcuts[id].worksInText))
}

/** Every shortcut of the registry calls its own handler and none while typing. */
const ofGroup = (group: string): Story => ({
  args: { group, isOpen: false },
  parameters: { mirrorsArrows: false },
  play: playGroup,
})
export const PressedEverywhere = ofGroup('everywhere')
export const PressedInAList = ofGroup('list')
export const PressedInTheInbox = ofGroup('inbox')
export const PressedInTheRegister = ofGroup('register')

/** Turned off, no shortcut of a single key does anything. */
export const TurnedOff: Story = {
  args: { isOpen: false, characterKeys: { isOn: false, onChange: fn() } },
  play: async ({ args, userEvent }) => {
    onShortcut.mockClear()
    const ids = shortcutIds.filter((id) => shortcuts[id].group === args.group && isCharacterShortcut(shortcuts[id]))
    await expect(ids).not.toEqual([])
    for (const id of ids) await userEvent.keyboard(writeKeys(id))
    await expect(onShortcut).not.toHaveBeenCalled()
  },
}
