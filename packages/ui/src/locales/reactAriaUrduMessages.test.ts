import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { reactAriaUrduMessages } from './reactAriaUrduMessages.ts'

// The package’s types don’t describe the default export.
const { default: english } = (await import('react-aria-components/i18n/en-US')) as unknown as {
  default: Record<string, Record<string, unknown>>
}

/** The packages of react-aria with built-in messages, by the component that uses them. */
const speakers: Record<string, string[]> = {
  Autocomplete: ['autocomplete'],
  Calendar: ['calendar'],
  ComboBox: ['combobox', 'overlays'],
  DateField: ['datepicker', 'spinbutton'],
  DatePicker: ['datepicker', 'calendar', 'spinbutton', 'overlays'],
  Dialog: ['overlays'],
  Menu: ['menu', 'overlays'],
  Modal: ['overlays'],
  NumberField: ['numberfield', 'spinbutton'],
  Popover: ['overlays'],
  SearchField: ['searchfield'],
  Select: ['overlays'],
  TimeField: ['datepicker', 'spinbutton'],
}
const silent =
  'Button Checkbox CheckboxGroup CollectionBuilder Disclosure FieldError FileTrigger Group Header Heading I18nProvider Input Label Link ListBox RadioGroup ' +
  'Switch Tabs Text TextField ToggleButton Tooltip'

const sources = globSync('../**/*.{ts,tsx}', { cwd: fileURLToPath(new URL('.', import.meta.url)) })
const used = new Set(
  sources.flatMap((file) =>
    [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/from 'react-aria-components\/([A-Z]\w+)'/g)].map(
      ([, name = '']) => name,
    ),
  ),
)

test('every react-aria component in use is listed as having built-in messages or none', () => {
  expect([...used].filter((name) => !(name in speakers) && !silent.split(' ').includes(name))).toEqual([])
})

test.each([...new Set(Object.values(speakers).flat()), 'react-aria-components'])(
  '%s says everything in Urdu',
  (part) => {
    const keys = ['', '@react-aria/', '@react-stately/'].flatMap((scope) => Object.keys(english[scope + part] ?? {}))
    expect(keys.length).toBeGreaterThan(0)
    expect(Object.keys(reactAriaUrduMessages[part] ?? {}).toSorted()).toEqual(keys.toSorted())
    const values = new Proxy({}, { get: () => 2 })
    for (const text of Object.values(reactAriaUrduMessages[part] ?? {})) {
      expect(typeof text === 'string' ? text : text(values)).toMatch(/^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u)
    }
  },
)
