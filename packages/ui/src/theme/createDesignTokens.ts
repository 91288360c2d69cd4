import { palette } from './palette.ts'
import { scale } from './scale.ts'

type Token = { $value: unknown }

/**
 * The tokens as design tools read them: the W3C community group’s format (2025.10), colours once for each scheme. A length
 * in widths of a letter (`ch`) is left out, as the format has none.
 */
export function createDesignTokens() {
  return {
    color: {
      $type: 'color',
      light: eachOf(palette.light, colorOf),
      dark: eachOf(palette.dark, colorOf),
    },
    space: { $type: 'dimension', ...eachOf(scale.space, measureOf) },
    text: { $type: 'dimension', ...eachOf(scale.text, measureOf) },
    radius: { $type: 'dimension', ...eachOf(scale.radius, measureOf) },
    size: { $type: 'dimension', ...eachOf(scale.size, measureOf) },
    duration: { $type: 'duration', ...eachOf(scale.duration, measureOf) },
    weight: { $type: 'fontWeight', ...eachOf(scale.weight, numberOf) },
    layer: { $type: 'number', ...eachOf(scale.layer, numberOf) },
  }
}

function eachOf(group: Record<string, string>, tokenOf: (text: string) => Token | undefined): Record<string, Token> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, text]) => {
      const token = tokenOf(text)
      return token ? [[name, token]] : []
    }),
  )
}

const numberOf = (text: string): Token => ({ $value: Number(text) })

function measureOf(text: string): Token | undefined {
  const [, value, unit] = /^([\d.]+)(px|rem|ms)$/.exec(text) ?? []
  return unit === undefined ? undefined : { $value: { value: Number(value), unit } }
}

/** `#0f6b5a`, or `rgb(10 20 16 / 0.5)` of what shines through. */
function colorOf(text: string): Token {
  const hex = /^#(..)(..)(..)$/.exec(text)?.slice(1)
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    hex?.map((part) => Number.parseInt(part, 16)) ?? text.match(/[\d.]+/g)?.map(Number) ?? []
  const components = [red, green, blue].map((part) => Number((part / 255).toFixed(4)))
  return { $value: { colorSpace: 'srgb', components, alpha, ...(hex && { hex: text }) } }
}
