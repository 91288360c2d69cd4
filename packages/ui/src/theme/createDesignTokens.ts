import { palette } from './palette.ts'
import { scale } from './scale.ts'

type Token = { $value: unknown }

/**
 * The tokens in the W3C community group's format (2025.10) for design tools, with colours per scheme. Lengths in `ch`
 * are left out, as the format has no such unit.
 */
export function createDesignTokens() {
  return {
    color: {
      $type: 'color',
      light: mapTokens(palette.light, parseColor),
      dark: mapTokens(palette.dark, parseColor),
    },
    space: { $type: 'dimension', ...mapTokens(scale.space, parseMeasure) },
    text: { $type: 'dimension', ...mapTokens(scale.text, parseMeasure) },
    radius: { $type: 'dimension', ...mapTokens(scale.radius, parseMeasure) },
    size: { $type: 'dimension', ...mapTokens(scale.size, parseMeasure) },
    duration: { $type: 'duration', ...mapTokens(scale.duration, parseMeasure) },
    weight: { $type: 'fontWeight', ...mapTokens(scale.weight, parseNumber) },
    layer: { $type: 'number', ...mapTokens(scale.layer, parseNumber) },
  }
}

function mapTokens(group: Record<string, string>, parse: (text: string) => Token | undefined): Record<string, Token> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, text]) => {
      const token = parse(text)
      return token ? [[name, token]] : []
    }),
  )
}

const parseNumber = (text: string): Token => ({ $value: Number(text) })

function parseMeasure(text: string): Token | undefined {
  const [, value, unit] = /^([\d.]+)(px|rem|ms)$/.exec(text) ?? []
  return unit === undefined ? undefined : { $value: { value: Number(value), unit } }
}

/** Parses `#0f6b5a` or `rgb(10 20 16 / 0.5)`. */
function parseColor(text: string): Token {
  const hex = /^#(..)(..)(..)$/.exec(text)?.slice(1)
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    hex?.map((part) => Number.parseInt(part, 16)) ?? text.match(/[\d.]+/g)?.map(Number) ?? []
  const components = [red, green, blue].map((part) => Number((part / 255).toFixed(4)))
  return { $value: { colorSpace: 'srgb', components, alpha, ...(hex && { hex: text }) } }
}
