import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, within } from 'storybook/test'
import { Badge } from '#components/Badge/Badge.tsx'
import { Button } from '#components/Button/Button.tsx'
import { LinkButton } from '../components/LinkButton/LinkButton.tsx'
import { Menu } from '../components/Menu/Menu.tsx'
import { Tabs } from '../components/Tabs/Tabs.tsx'
import { loadMessages, messageNamespaces } from '../i18n/loadMessages.ts'
import { inkOf, loadFont } from '../testing/measureText.ts'
import { fontStacks } from './tokens.ts'

const meta = { title: 'Design/Labels', render: () => <EveryLabel /> } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The words of the school that rise highest and hang deepest in Nastaliq, of those that a button or a badge may hold. */
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
      const inks = short.map((word) => ({ word, ...inkOf(word, `600 16px ${fontStacks.nastaliq}`) }))
      const first = (by: 'above' | 'below') => inks.toSorted((one, other) => other[by] - one[by]).slice(0, 3)
      setWords([...new Set([...first('above'), ...first('below')].map(({ word }) => word))])
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

/** The text node of a label and the box that is to hold it. */
const labelsOf = (all: readonly (string | null)[]) =>
  [...document.querySelectorAll<HTMLElement>('button, a, span, [role="tab"], [role="menuitem"]')].flatMap((box) => {
    const words = [...box.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && all.includes(node.textContent))
    return words ? [{ box, words }] : []
  })

function spillOf({ box, words }: { box: HTMLElement; words: Node }) {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(box)
  const text = words.textContent ?? ''
  const ink = inkOf(text, `${fontWeight} ${fontSize} ${fontFamily}`)
  const range = document.createRange()
  range.selectNode(words)
  const baseline = range.getBoundingClientRect().top + ink.line
  const { top, bottom } = box.getBoundingClientRect()
  const [above, below] = [top - (baseline - ink.above), baseline + ink.below - bottom]
  // The canvas tells whole pixels.
  const isOut = above > 1 || below > 1 || box.scrollHeight > box.clientHeight
  return isOut ? { text, box: `${box.tagName} ${fontSize}`, above, below } : undefined
}

/** No stroke of a word crosses the border of what holds it. */
export const NastaliqInLabels: Story = {
  tags: ['axe'],
  globals: { language: 'ur' },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: /^[1-6]$/ }, { timeout: 20_000 })
    const all = canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    await userEvent.click(menu)
    await within(document.body).findAllByRole('menuitem')
    const labels = labelsOf(all)
    // Each word in two buttons, two links, a badge, a tab and an entry of the menu.
    await expect(labels).toHaveLength(all.length * 7)
    await expect(labels.map(spillOf).filter((spill) => spill !== undefined)).toEqual([])
  },
}
