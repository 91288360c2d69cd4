import type { Preview } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { configure } from 'storybook/test'
import { ClockProvider } from '../packages/ui/src/providers/ClockProvider.tsx'
import { type Language, getDirection } from '../packages/ui/src/i18n/languages.ts'
import { loadMessages, messageNamespaces } from '@maktab/ui/i18n/loadMessages'
import { type ColorScheme, LocaleAndThemeProvider } from '../packages/ui/src/providers/LocaleAndThemeProvider.tsx'
import { SchoolSettingsProvider } from '../packages/ui/src/providers/SchoolSettingsProvider.tsx'
import { UnsavedChangesProvider } from '@maktab/ui/forms/UnsavedChanges'
import type { SchoolSettings } from '../packages/ui/src/lib/school/schoolSettings.ts'
import { openDictionary } from '../packages/ui/src/testing/inAnyLanguage/dictionary.ts'
import { learnAll } from '../packages/ui/src/testing/inAnyLanguage/learnAll.ts'
import { inAnyLanguage, userInAnyLanguage } from '../packages/ui/src/testing/inAnyLanguage/inAnyLanguage.ts'
import '../packages/ui/src/theme/fonts.ts'
import { modes } from './modes.ts'
import { DocsOf } from './screenDocs/DocsOf.tsx'
import type { AxeResults, RawResult, RunOptions, getReporter } from 'axe-core'

type Messages = Awaited<ReturnType<typeof loadMessages>>

// Every story happens in this school; one that needs another overrides it by `parameters.school`.
const settings: SchoolSettings = {
  name: 'Maktab',
  currency: 'USD',
  timeZone: 'Asia/Karachi',
  viewerZone: 'Asia/Karachi',
  paymentInstructions: { domestic: '', international: '' },
}

// Every story happens at this time, 14:00 in Karachi; one that needs another overrides it by `parameters.now`.
const now = new Date('2026-11-18T09:00:00Z')

// A link in a story is told, never followed: there is no other page.
const navigate = action('navigate')

// A person wants to read a failure at once; the full run waits for a machine with other work.
configure({ asyncUtilTimeout: import.meta.env['FULL_RUN'] === '1' ? 30_000 : 5000 })

const pseudo = import.meta.glob<{ messages: Messages }>('../packages/ui/src/locales/*/pseudo.po')

async function messagesOf(language: Language): Promise<Messages> {
  if (language !== 'pseudo') return loadMessages(language, messageNamespaces)
  const loaded = await Promise.all(Object.values(pseudo).map((load) => load()))
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages
}

// Stories play in English; what they look for is what the page says for it.
const english = learnAll()

// Of what is right one place is named and not all: they are most of a report, and each costs a selector.
const isRunByItself = import.meta.env['VITEST_STORYBOOK'] === 'false'
const reported = isRunByItself ? { reporter: onlyViolations } : { resultTypes: ['violations', 'incomplete'] }

// `npm test` runs axe once per component state: on the stories with the tag `axe`.
const axeRunsOnTagged = import.meta.env['AXE_STORIES'] === 'tagged'

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { language: 'en', scheme: 'light' },
  globalTypes: {
    language: {
      description: 'Language and text direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ur', title: 'اردو (right to left)' },
          { value: 'ar', title: 'العربية (right to left)' },
          { value: 'pseudo', title: 'Pseudo (longer text)' },
        ],
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
        ],
      },
    },
  },
  loaders: [
    async ({ globals }) => {
      const language = globals['language'] as Language
      if (language !== 'en') english.load('en', await messagesOf('en'))
      const messages = await messagesOf(language)
      openDictionary(language !== 'en')
      return { messages }
    },
  ],
  beforeEach: (context) => {
    if (axeRunsOnTagged && !context.tags.includes('axe')) {
      context.parameters['a11y'] = { ...context.parameters['a11y'], test: 'off' }
    }
    context.canvas = inAnyLanguage(context.canvas)
    const language = context.globals['language'] as Language
    // A story that chooses its language itself presses the keys of that language.
    const mirrorsArrows =
      context.parameters['mirrorsArrows'] !== false && context.storyGlobals['language'] === undefined
    const isMirrored = getDirection(language) === 'rtl' && mirrorsArrows
    if (language !== 'en') context.userEvent = userInAnyLanguage(context.userEvent, { isMirrored })
  },
  decorators: [
    (Story, { globals, loaded, parameters }) => (
      <LocaleAndThemeProvider
        language={globals['language'] as Language}
        scheme={globals['scheme'] as ColorScheme}
        messages={loaded['messages'] as Messages}
      >
        <ClockProvider now={(parameters['now'] as Date | undefined) ?? now}>
          <SchoolSettingsProvider
            settings={{ ...settings, ...(parameters['school'] as Partial<SchoolSettings> | undefined) }}
          >
            <UnsavedChangesProvider navigate={navigate}>
              <Story />
            </UnsavedChangesProvider>
          </SchoolSettingsProvider>
        </ClockProvider>
      </LocaleAndThemeProvider>
    ),
  ],
  parameters: {
    a11y: { test: 'error', options: reported },
    chromatic: { modes },
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: DocsOf },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' } },
        desk: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: { order: ['Start here', 'Screens map', 'Design', 'Components', 'Forms', 'Layouts', 'Screens'] },
    },
  },
}

export default preview

/**
 * Of a page only what is wrong with it, said in full: a run of tests looks at nothing else, and what is right is fifty times
 * as long. It would go with each story from the page to Node and into a file.
 */
function onlyViolations(
  found: RawResult[],
  options: RunOptions,
  callback: (results: Pick<AxeResults, 'violations'>) => void,
): void {
  // The very one that looked at the page: another doesn't know what it found.
  const { axe } = window as unknown as { axe: { getReporter: typeof getReporter } }
  const report = axe.getReporter<AxeResults>('v1')
  report(found, { ...options, resultTypes: ['violations'] }, ({ violations }) => callback({ violations }), reportError)
}
