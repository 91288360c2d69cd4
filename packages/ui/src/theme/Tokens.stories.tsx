import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { ColorTable, TokenTable, TokensDownload } from './TokenTable.tsx'
import { createDesignTokens } from './createDesignTokens.ts'
import { type ColorRole, palette } from './palette.ts'
import { scale } from './scale.ts'
import { Box, Length, Ruler, Runner, Swatch, Tables, Track } from './TokenTable.styles.ts'
import { tokens } from './tokens.ts'

type Group = keyof typeof tokens
type Family = 'Appearance' | 'Type' | 'Space' | 'Shape' | 'Motion' | 'Sizes'

const sentences: Record<string, string> = {
  ur: 'ہر دن ایک نیا سبق',
  ar: 'درس جديد كل يوم',
  en: 'A new lesson every day',
}
const headers = { token: 'Token', value: 'Value now', sample: 'Sample' }

/** Every token group must be listed here; a missing one is a type error. */
const groups: Record<Group, { family: Family; sample: (reference: string, name: string, text: string) => ReactNode }> =
  {
    color: { family: 'Appearance', sample: (background) => <Swatch style={{ background }} /> },
    text: { family: 'Type', sample: (fontSize, _, text) => <p style={{ fontSize }}>{text}</p> },
    weight: { family: 'Type', sample: (fontWeight, _, text) => <p style={{ fontWeight }}>{text}</p> },
    font: { family: 'Type', sample: (fontFamily, _, text) => <p style={{ fontFamily }}>{text} 0123456789</p> },
    leading: {
      family: 'Type',
      sample: (lineHeight, _, text) => (
        <p style={{ lineHeight, maxInlineSize: '16rem' }}>{`${text} · `.repeat(3) + text}</p>
      ),
    },
    space: { family: 'Space', sample: ruled },
    radius: { family: 'Shape', sample: (borderRadius) => <Box style={{ borderRadius }} /> },
    shadow: {
      family: 'Shape',
      sample: (boxShadow) => <Box style={{ boxShadow, borderRadius: tokens.radius.md }} />,
    },
    duration: { family: 'Motion', sample: (pace, name) => <Move pace={pace} name={name} /> },
    size: { family: 'Sizes', sample: ruled },
    layer: { family: 'Sizes', sample: (layer) => ruled(`calc(${layer} * 4px)`) },
  }

function ruled(inlineSize: string): ReactNode {
  return (
    <Ruler>
      <Length style={{ inlineSize }} />
    </Ruler>
  )
}

function Move({ pace, name }: { pace: string; name: string }) {
  const [isMoved, setIsMoved] = useState(false)
  return (
    <Track style={{ ['--pace' as string]: pace }}>
      <Button size="sm" aria-label={`Move, ${name}`} onPress={() => setIsMoved(!isMoved)}>
        Move
      </Button>
      <Runner {...(isMoved && { 'data-there': true })} />
    </Track>
  )
}

const getGroups = (family: Family) =>
  (Object.keys(groups) as Group[]).filter((group) => groups[group].family === family)

const meta = {
  title: 'Design/Tokens',
  // Tokens.mdx is the documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  args: { onCopy: (code) => navigator.clipboard.writeText(code) },
  render: ({ family, onCopy }, { globals, viewMode }) => (
    <Tables>
      {viewMode === 'story' && <TokensDownload>Download tokens.json</TokensDownload>}
      {getGroups(family).map((group) => (
        <TokenTable
          key={group}
          caption={`tokens.${group}`}
          headers={headers}
          group={tokens[group]}
          onCopy={onCopy}
          sample={(reference, name) =>
            groups[group].sample(reference, name, sentences[String(globals['language'])] ?? sentences['en']!)
          }
        />
      ))}
    </Tables>
  ),
  play: async ({ canvas, args }) => {
    for (const group of getGroups(args.family)) {
      const table = within(canvas.getByRole('table', { name: `tokens.${group}` }))
      const names = Object.keys(tokens[group])
      await expect(table.getAllByRole('rowheader')).toHaveLength(names.length)
      await waitFor(async () => {
        for (const name of names) await expect(getValue(table, name)).not.toBe('')
      })
    }
  },
} satisfies Meta<{ family: Family; onCopy: (code: string) => Promise<void> }>
export default meta

type Story = StoryObj<typeof meta>
type Table = Pick<ReturnType<typeof within>, 'getByRole'>

function getValue(table: Table, name: string): string {
  const row = table.getByRole('rowheader', { name: new RegExp(`^${name} ?--`) }).closest('tr')!
  return within(row).getAllByRole('cell')[0]!.textContent
}

export const Colours: Story = {
  tags: ['axe'],
  args: { family: 'Appearance' },
  play: async (context) => {
    await meta.play(context)
    const isDark = document.documentElement.dataset['scheme'] === 'dark'
    for (const [name, value] of Object.entries(isDark ? palette.dark : palette.light)) {
      await expect(getValue(context.canvas, name)).toBe(value)
    }
  },
}

/** Each colour in both schemes side by side, with its use and its lowest contrast. */
export const ColoursInBothSchemes: Story = {
  args: { family: 'Appearance' },
  render: ({ onCopy }, { viewMode }) => (
    <Tables>
      {viewMode === 'story' && <TokensDownload>Download tokens.json</TokensDownload>}
      <ColorTable
        caption="tokens.color"
        headers={{ token: 'Token', use: 'Use', samples: 'Light and dark' }}
        onCopy={onCopy}
      />
    </Tables>
  ),
  play: async ({ canvas }) => {
    for (const [name, value] of Object.entries(palette.dark)) {
      const row = canvas.getByRole('rowheader', { name }).closest('tr')!
      await expect(within(row).getAllByText(value)[0]).toBeVisible()
    }
    const quiet: ColorRole = 'textMuted'
    const muted = within(canvas.getByRole('rowheader', { name: quiet }).closest('tr')!)
    await expect(muted.getAllByText(/^\d+\.\d:1 · \w+ · ≥ 4\.5:1$/)).toHaveLength(2)
  },
}

export const Type: Story = { args: { family: 'Type' } }
/** Each space is a multiple of 4 pixels, and its name is the factor. */
export const Space: Story = {
  args: { family: 'Space' },
  play: async (context) => {
    await meta.play(context)
    for (const name of Object.keys(scale.space)) {
      await expect(getValue(context.canvas, name)).toBe(`${Number(name) * 4}px`)
    }
  },
}

export const Shape: Story = { args: { family: 'Shape' } }
export const Motion: Story = { args: { family: 'Motion' } }
export const Sizes: Story = { args: { family: 'Sizes' } }

/** Downloads all tokens as a file and copies a token's name. */
export const TakenAlong: Story = {
  args: { family: 'Space', onCopy: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Download tokens.json' })
    const file = decodeURIComponent(link.href.slice(link.href.indexOf(',') + 1))
    await expect(JSON.parse(file)).toEqual(createDesignTokens())
    await userEvent.click(canvas.getByRole('button', { name: '4' }))
    await expect(args.onCopy).toHaveBeenCalledWith('tokens.space[4]')
    await expect(await canvas.findByText('✓')).toBeVisible()
  },
}
