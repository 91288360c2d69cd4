import { type ReactNode, isValidElement } from 'react'
import type { SBType, StrictInputType } from 'storybook/internal/types'
import { exampleIcons } from '../../packages/ui/src/testing/exampleIcons.tsx'
import { type Remote, failed, loading } from '../../packages/ui/src/remote.ts'

/** A story's arg: its name, its value and the type that react-docgen found. */
export type StoryArg = {
  name: string
  value: unknown
  type: SBType | undefined
  /** The value of a Remote that is ready, from the story or its meta. */
  readyValue: unknown
}

export type Control = Pick<StrictInputType, 'control' | 'options' | 'mapping'>

const MAX_RADIOS = 5

const noControl: Control = { control: { disable: true } }

/**
 * The control of an arg. Arguments that nobody can enter, such as functions, elements and unset objects, get none. The
 * value decides before the type, because react-docgen doesn't resolve every type.
 */
export function chooseControl(arg: StoryArg): Control {
  const { name, value, type } = arg
  const parts = getUnionParts(type)
  if (isCallback(arg, parts)) return noControl
  if (isRemote(value) || parts.some((part) => /^Remote\b/.test(part))) return chooseRemoteState(arg)
  if (/(^i|I)con$/.test(name) && (value === undefined || isValidElement(value))) return chooseIcon(value)
  if (containsElement(value)) return noControl
  const options = parts.filter((part) => part !== 'undefined' && part !== 'null').map(parseLiteral)
  if (options.length > 1 && !options.includes(undefined)) {
    return { control: { type: options.length > MAX_RADIOS ? 'select' : 'radio' }, options }
  }
  if (typeof value === 'boolean' || parts.includes('boolean') || isUntypedFlag(arg))
    return { control: { type: 'boolean' } }
  if (typeof value === 'number') return { control: { type: 'number' } }
  if (typeof value === 'string') return { control: { type: 'text' } }
  if (value instanceof Date) return { control: { type: 'date' } }
  if (typeof value === 'object' && value !== null) return { control: { type: 'object' } }
  if (parts.includes('string') || parts.includes('ReactNode')) return { control: { type: 'text' } }
  if (parts.includes('number')) return { control: { type: 'number' } }
  return noControl
}

/** The type as in the source, without `undefined`: `'md' | 'sm'`. Undefined if react-docgen doesn't know it. */
export function describeType(type: SBType | undefined): string | undefined {
  const text = getTypeText(type)
  return text === 'union' ? undefined : text.replace(/^\|\s*/, '').replace(/ \| undefined$/, '')
}

function getTypeText(type: SBType | undefined): string {
  if (type === undefined) return ''
  if (type.raw !== undefined) return type.raw.replaceAll(/\s+/g, ' ').trim()
  if (type.name === 'enum') return type.value.map((one) => (typeof one === 'string' ? `'${one}'` : one)).join(' | ')
  // Props inherited from React Aria have a type without a name.
  return (type.name === 'other' ? type.value : (type as Partial<SBType>).name) ?? ''
}

/** The members of a union; other types have one. */
function getUnionParts(type: SBType | undefined): string[] {
  const text = getTypeText(type)
  if (/[({]/.test(text)) return [text]
  return text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** `'md'` → `md`, `3` → 3, undefined for other types. */
function parseLiteral(text: string): string | number | undefined {
  const quoted = /^'([^']*)'$/.exec(text)?.[1]
  return quoted ?? (/^\d+$/.test(text) ? Number(text) : undefined)
}

function isCallback({ name, value, type }: StoryArg, parts: readonly string[]): boolean {
  if (typeof value === 'function' || type?.name === 'function' || /^on[A-Z]/.test(name)) return true
  return value === undefined && type?.name !== 'object' && parts.some((part) => part.includes('=>'))
}

function isUntypedFlag({ name, value, type }: StoryArg): boolean {
  return value === undefined && getTypeText(type) === '' && /^(is|has|can)[A-Z]/.test(name)
}

export function isRemote(value: unknown): value is Remote<unknown> {
  if (typeof value !== 'object' || value === null || !('state' in value)) return false
  if (value.state === 'ready') return 'data' in value
  return value.state === 'loading' || (value.state === 'failed' && 'retry' in value)
}

function containsElement(value: unknown): boolean {
  return Array.isArray(value) ? value.some((item) => isValidElement(item)) : isValidElement(value)
}

/** Each state that is known: the story's own value, and ones made for the others. */
function chooseRemoteState({ value, readyValue }: StoryArg): Control {
  const own = isRemote(value) ? { [value.state]: value } : {}
  const mapping = {
    ...(readyValue !== undefined && { ready: readyValue }),
    loading,
    failed: failed('The server is unavailable.', () => undefined),
    ...own,
  }
  return { control: { type: 'select' }, options: Object.keys(mapping), mapping }
}

function chooseIcon(value: unknown): Control {
  const mapping: Record<string, ReactNode> = {
    none: undefined,
    ...(isValidElement(value) && { 'from the story': value }),
    ...exampleIcons,
  }
  return { control: { type: 'select' }, options: Object.keys(mapping), mapping }
}
