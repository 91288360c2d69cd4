import { expect, test } from 'vitest'
import { createDesignTokens } from './createDesignTokens.ts'
import { palette } from './palette.ts'
import { scale } from './scale.ts'

const exported = createDesignTokens()
const { color, ...sizes } = exported

test('createDesignTokens exports every colour of both schemes without loss', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const texts = Object.entries(color[scheme]).map(([name, { $value }]) => [name, colorText($value as Color)])
    expect(Object.fromEntries(texts)).toEqual(palette[scheme])
  }
})

test('createDesignTokens exports every size except those in ch', () => {
  const measured = Object.fromEntries(
    Object.entries(sizes).map(([group, { $type: _type, ...tokens }]) => [
      group,
      Object.fromEntries(Object.entries(tokens as Tokens).map(([name, { $value }]) => [name, sizeText($value)])),
    ]),
  )
  const { readable, ...size } = scale.size
  expect(readable).toBe('68ch')
  expect(measured).toEqual({ ...scale, size })
})

test('createDesignTokens gives each group its type', () => {
  const types = Object.entries(exported).map(([group, { $type }]) => [group, $type])
  expect(Object.fromEntries(types)).toEqual({
    color: 'color',
    space: 'dimension',
    text: 'dimension',
    radius: 'dimension',
    size: 'dimension',
    duration: 'duration',
    weight: 'fontWeight',
    layer: 'number',
  })
})

type Tokens = Record<string, { $value: unknown }>
type Color = { components: number[]; alpha: number }

function colorText({ components, alpha }: Color): string {
  const parts = components.map((part) => Math.round(part * 255))
  return alpha < 1
    ? `rgb(${parts.join(' ')} / ${alpha})`
    : `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function sizeText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const { value: number, unit } = value as { value: number; unit: string }
  return `${number}${unit}`
}
