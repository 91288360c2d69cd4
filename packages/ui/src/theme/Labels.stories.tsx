import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, within } from 'storybook/test'
import { Badge } from '#components/Badge/Badge.tsx'
import { Button } from '#components/Button/Button.tsx'
import { LinkButton } from '../components/LinkButton/LinkButton.tsx'
import { Menu } from '../components/Menu/Menu.tsx'
import { Tabs } from '../components/Tabs/Tabs.tsx'
import { loadMessages, messageNamespaces } from '../i18n/loadMessages.ts'
import { measureText, loadFont } from '../testing/measureText.ts'
import { fontStacks } from './tokens.ts'

const meta = { title: 'Design/Labels', render: () => <EveryLabel /> } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The short Urdu messages that rise highest and descend deepest in Nastaliq. */
function useTallestWords(): string[] {
  const [words, setWords] = useState<string[]>([])
  useEffect(() => {
    const measure = async () => {
      const messages = await loadMessages('ur', messageNamespaces)
      const short = Object.values(messages)
        .map((message) => (Array.isArray(message) && message.length === 1 ? message[0] : message))
        .filter((message) => typeof message === 'string')
        .filter((message) => message.length > 1 && message.length < 30)
      await loadFont("600 16px 'Noto Nastaliq Urdu'", short.join(''))
      const inks = short.map((word) => ({ word, ...measureText(word, `600 16px ${fontStacks.nastaliq}`) }))
      const tallestBy = (side: 'above' | 'below') => inks.toSorted((one, other) => other[side] - one[side]).slice(0, 3)
      setWords([...new Set([...tallestBy('above'), ...tallestBy('below')].map(({ word }) => word))])
    }
    void measure()
  }, [])
  return words
}

function EveryLabel() {
  const words = useTallestWords()
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {words.map((word) => (
        <div key={word} style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
          <Button>{word}</Button>
          <Button size="sm">{word}</Button>
          <LinkButton href="#there">{word}</LinkButton>
          <LinkButton size="sm" href="#there">
            {word}
          </LinkButton>
          <Badge>{word}</Badge>
        </div>
      ))}
      <Tabs label="Tabs" items={words.map((word) => ({ id: word, title: word, content: null }))} />
      <Menu label="Menu" items={words.map((word) => ({ id: word, label: word }))}>
        <Button>{words.length}</Button>
      </Menu>
    </div>
  )
}

/** The text node of each label and the element that contains it. */
const findLabels = (labels: readonly (string | null)[]) =>
  [...document.querySelectorAll<HTMLElement>('button, a, span, [role="tab"], [role="menuitem"]')].flatMap((box) => {
    const textNode = [...box.childNodes].find(
      (node) => node.nodeType === Node.TEXT_NODE && labels.includes(node.textContent),
    )
    return textNode ? [{ box, textNode }] : []
  })

function measureOverflow({ box, textNode }: { box: HTMLElement; textNode: Node }) {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(box)
  const text = textNode.textContent ?? ''
  const ink = measureText(text, `${fontWeight} ${fontSize} ${fontFamily}`)
  const range = document.createRange()
  range.selectNode(textNode)
  const baseline = range.getBoundingClientRect().top + ink.line
  const { top, bottom } = box.getBoundingClientRect()
  const [above, below] = [top - (baseline - ink.above), baseline + ink.below - bottom]
  // Canvas measures in whole pixels.
  const isOverflowing = above > 1 || below > 1 || box.scrollHeight > box.clientHeight
  return isOverflowing ? { text, box: `${box.tagName} ${fontSize}`, above, below } : undefined
}

/** Labels in Nastaliq don't overflow their buttons, badges, tabs and menu items. */
export const NastaliqInLabels: Story = {
  tags: ['axe'],
  globals: { language: 'ur' },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: /^[1-6]$/ }, { timeout: 20_000 })
    const all = canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    await userEvent.click(menu)
    await within(document.body).findAllByRole('menuitem')
    const labels = findLabels(all)
    // Each word appears in two buttons, two links, a badge, a tab and a menu item.
    await expect(labels).toHaveLength(all.length * 7)
    await expect(labels.map(measureOverflow).filter((overflow) => overflow !== undefined)).toEqual([])
  },
}
