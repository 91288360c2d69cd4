import { palette } from './palette.ts'
import { scale } from './scale.ts'

/** `brandSoft` → `--color-brand-soft` */
export function cssVariableName(group: string, name: string): string {
  return `--${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

function references<Name extends string | number>(group: string, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `var(${cssVariableName(group, String(name))})`])) as Record<
    Name,
    string
  >
}

function namesOf<T extends object>(values: T): (keyof T & (string | number))[] {
  return Object.keys(values) as (keyof T & (string | number))[]
}

/**
 * Every design value by its role, as a reference to a CSS variable: a change of scheme or language changes
 * the variables (`GlobalStyle`), not the components.
 */
export const tokens = {
  color: references('color', namesOf(palette.light)),
  space: references('space', namesOf(scale.space)),
  text: references('text', namesOf(scale.text)),
  weight: references('weight', namesOf(scale.weight)),
  radius: references('radius', namesOf(scale.radius)),
  duration: references('duration', namesOf(scale.duration)),
  layer: references('layer', namesOf(scale.layer)),
  size: references('size', namesOf(scale.size)),
  font: { body: 'var(--font-body)', mono: 'var(--font-mono)' },
  leading: { tight: 'var(--leading-tight)', label: 'var(--leading-label)', body: 'var(--leading-body)' },
  shadow: { raised: 'var(--shadow-raised)', floating: 'var(--shadow-floating)' },
} as const
