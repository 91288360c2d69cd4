import { createElement } from 'react'
import type { SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import { describe, expect, test } from 'vitest'
import { failed, loading, ready } from '../../packages/ui/src/remote.ts'
import { chooseControl } from '../../.storybook/controls/chooseControl.ts'
import { inferArgControls, selectMappedOptions } from '../../.storybook/controls/inferArgControls.ts'

const union = (raw: string) => ({ name: 'union', raw, value: [] }) as SBType
const other = (value: string) => ({ name: 'other', value }) as SBType
const choose = (name: string, value: unknown, type?: SBType) =>
  chooseControl({ name, value, type, readyValue: undefined })

describe('the control of an arg', () => {
  test.each<[string, string, unknown, SBType | undefined, object]>([
    ['up to five strings', 'size', undefined, union("'md' | 'sm'"), { type: 'radio' }],
    ['optional strings', 'tone', undefined, union("| 'info' | 'danger' | undefined"), { type: 'radio' }],
    ['six strings', 'tone', 'a', union("'a' | 'b' | 'c' | 'd' | 'e' | 'f'"), { type: 'select' }],
    ['numbers', 'step', 1, { name: 'enum', value: [1, 2, 3] }, { type: 'radio' }],
    ['a boolean', 'sendsMails', undefined, union('boolean | undefined'), { type: 'boolean' }],
    ['a flag without a type', 'isPending', undefined, { required: false } as unknown as SBType, { type: 'boolean' }],
    ['a flag with a callback', 'isReportOpened', () => true, undefined, { disable: true }],
    ['content', 'children', undefined, other('ReactNode'), { type: 'text' }],
    ['an optional text', 'errorMessage', undefined, union('string | undefined'), { type: 'text' }],
    ['an id or “new”', 'open', undefined, union("'new' | number | undefined"), { type: 'number' }],
    ['the value “new”', 'open', 'new', union("'new' | number | undefined"), { type: 'text' }],
    ['a date', 'day', new Date(0), other('Date'), { type: 'date' }],
    ['an element', 'children', createElement('p'), other('ReactNode'), { disable: true }],
    ['several elements', 'children', [createElement('p', { key: 1 })], undefined, { disable: true }],
    ['an optional callback', 'onSave', undefined, union('SaveOrder | undefined'), { disable: true }],
    ['a function', 'getHref', undefined, union('((id: number) => string) | undefined'), { disable: true }],
    ['records', 'rows', [{ id: 1 }], { name: 'array', value: other('Row') }, { type: 'object' }],
    ['an object that is not set', 'draft', undefined, other('Draft'), { disable: true }],
    ['another object with a state', 'upload', { state: 'sent' }, other('UploadState'), { type: 'object' }],
  ])('%s: %s', (_, name, value, type, control) => {
    expect(choose(name, value, type).control).toEqual(control)
  })

  test('a union offers its literals', () => {
    expect(choose('columns', 2, union('2 | 4')).options).toEqual([2, 4])
    expect(choose('size', undefined, union("'md' | 'sm' | undefined")).options).toEqual(['md', 'sm'])
  })

  test('an icon can be removed, replaced and restored', () => {
    const icon = createElement('svg')
    const { control, options, mapping } = choose('icon', icon, other('ReactNode'))
    expect(control).toEqual({ type: 'select' })
    expect(options).toEqual(expect.arrayContaining(['none', 'from the story', 'plus']))
    expect(mapping).toMatchObject({ none: undefined, 'from the story': icon })
  })
})

type EnhancerContext = Parameters<typeof inferArgControls>[0]

function enhance(
  initialArgs: object,
  argTypes: Record<string, Partial<StrictInputType>> = {},
  fileArgs: object[] = [],
) {
  const context = { initialArgs, argTypes, parameters: { getFileArgs: () => fileArgs } } as unknown as EnhancerContext
  return inferArgControls(context)
}

describe('a Remote', () => {
  const courses = ready(['Tajweed'])
  const fault = failed('Offline', () => undefined)

  test.each([
    ['that is ready', courses, { ready: courses, loading }],
    ['that is loading takes the ready value from another story', loading, { ready: courses, loading }],
    ['that failed keeps its message', fault, { ready: courses, failed: fault }],
  ])('%s', (_, value, mapping) => {
    const { courses: argType } = enhance({ courses: value }, {}, [{ courses: fault }, { courses }])
    expect(argType).toMatchObject({ control: { type: 'select' }, options: ['ready', 'loading', 'failed'], mapping })
    expect(argType?.mapping).toHaveProperty('failed.state', 'failed')
  })

  test('is not offered as ready if no story has data', () => {
    expect(enhance({ courses: loading })['courses']?.options).toEqual(['loading', 'failed'])
  })

  test('shows its state in the control', () => {
    const initialArgs = { courses, icon: undefined, title: 'Courses' }
    const argTypes = enhance(initialArgs, { icon: { type: other('ReactNode') } })
    const context = { initialArgs, argTypes } as unknown as Parameters<typeof selectMappedOptions>[0]
    expect(selectMappedOptions(context)).toEqual({ courses: 'ready' })
  })
})

test('simple args come first, then data, then callbacks', () => {
  const argTypes: StrictArgTypes = enhance({ onSave: () => undefined, rows: [{ id: 1 }], title: 'Courses' })
  expect(Object.keys(argTypes)).toEqual(['title', 'rows', 'onSave'])
  expect(argTypes['rows']?.table?.category).toBe('Data')
})

test('a control in the story file is kept', () => {
  const argTypes = enhance({ title: 'Courses' }, { title: { control: { type: 'select' }, options: ['Courses'] } })
  expect(argTypes['title']).toMatchObject({ control: { type: 'select' }, options: ['Courses'] })
})

test('the table shows the type as in the source', () => {
  const argTypes = enhance(
    {},
    { size: { type: union("'md' | 'sm' | undefined"), table: { type: { summary: 'union' } } } },
  )
  expect(argTypes['size']?.table?.type?.summary).toBe("'md' | 'sm'")
})
