import { examples } from '@maktab/contract/examples'
import type { Preview } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { configure } from 'storybook/test'
import { ClockProvider } from '../packages/ui/src/providers/ClockProvider.tsx'
import { type Language, getDirection } from '../packages/ui/src/i18n/languages.ts'
import { loadMessages, messageNamespaces } from '@maktab/ui/i18n/loadMessages'
import { type ColorScheme, LocaleAndThemeProvider } from '../packages/ui/src/providers/LocaleAndThemeProvider.tsx'
import { SchoolSettingsProvider } from '../packages/ui/src/providers/SchoolSettingsProvider.tsx'
import { UnsavedChangesProvider } from '@maktab/ui/forms/UnsavedChangesProvider'
import type { SchoolSettings } from '../packages/ui/src/lib/school/schoolSettings.ts'
import { resetDictionary } from '../packages/ui/src/testing/inAnyLanguage/translationDictionary.ts'
import { recordExampleTexts } from '../packages/ui/src/testing/inAnyLanguage/recordExampleTexts.ts'
import { recordTranslations } from '../packages/ui/src/testing/inAnyLanguage/recordTranslations.ts'
import {
  withTranslatedQueries,
  withTranslatedInput,
} from '../packages/ui/src/testing/inAnyLanguage/translatedQueries.ts'
import '../packages/ui/src/theme/fonts.ts'
import { chromaticModes } from './modes.ts'
import { initialShell, limitCanvasToScreen, loadShell, shellGlobalType, withShell } from './shell/withShell.tsx'
import { inferArgControls, selectMappedOptions } from './controls/inferArgControls.ts'
import { LazyDocsContainer, LazyDocsPage } from './screenDocs/LazyDocsPage.tsx'
import type { AxeResults, RawResult, RunOptions, getReporter } from 'axe-core'

type Messages = Awaited<ReturnType<typeof loadMessages>>

// Default school; override with `parameters.school`.
const settings: SchoolSettings = {
  name: 'Maktab',
  currency: 'USD',
  timeZone: 'Asia/Karachi',
  viewerZone: 'Asia/Karachi',
  paymentInstructions: { domestic: '', international: '' },
}

// Its own texts are shown in the page’s language.
const exampleSchool = {
  settings: examples.getSettings[200].typical.settings,
  policies: examples.listPolicies[200].typical.policy,
}

// Default time, 14:00 in Karachi; override with `parameters.now`.
const now = new Date('2026-11-18T09:00:00Z')

// Links are logged instead of followed, because there is no other page.
const navigate = action('navigate')

// Short timeout for a single file; the full run allows for a busy machine.
configure({ asyncUtilTimeout: import.meta.env['FULL_RUN'] === '1' ? 30_000 : 5000 })

const pseudo = import.meta.glob<{ messages: Messages }>('../packages/ui/src/locales/*/pseudo.po')

async function messagesOf(language: Language): Promise<Messages> {
  if (language !== 'pseudo') return loadMessages(language, messageNamespaces)
  const loaded = await Promise.all(Object.values(pseudo).map((load) => load()))
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages
}

// Stories query English texts, which are mapped to the page's language.
const english = recordTranslations()

// Passing results would make up most of the report, so only the first node of each is listed.
const isRunByItself = import.meta.env['VITEST_STORYBOOK'] === 'false'
const reported = isRunByItself ? { reporter: onlyViolations } : { resultTypes: ['violations', 'incomplete'] }

// `npm test` runs axe once per component state: on the stories with the tag `axe`.
const axeRunsOnTagged = import.meta.env['AXE_STORIES'] === 'tagged'

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { language: 'en', scheme: 'light', shell: initialShell },
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
    shell: shellGlobalType,
  },
  argTypesEnhancers: [inferArgControls],
  argsEnhancers: [selectMappedOptions],
  loaders: [
    async ({ globals }) => {
      const language = globals['language'] as Language
      if (language !== 'en') english.load('en', await messagesOf('en'))
      const messages = await messagesOf(language)
      resetDictionary(language !== 'en')
      recordExampleTexts(exampleSchool, language)
      return { messages }
    },
    loadShell,
  ],
  beforeEach: (context) => {
    if (axeRunsOnTagged && !context.tags.includes('axe')) {
      context.parameters['a11y'] = { ...context.parameters['a11y'], test: 'off' }
    }
    context.canvas = withTranslatedQueries(context.canvas)
    limitCanvasToScreen(context)
    const language = context.globals['language'] as Language
    // A story that sets its own language uses the arrow keys of that language.
    const mirrorsArrows =
      context.parameters['mirrorsArrows'] !== false && context.storyGlobals['language'] === undefined
    const isMirrored = getDirection(language) === 'rtl' && mirrorsArrows
    if (language !== 'en') context.userEvent = withTranslatedInput(context.userEvent, { isMirrored })
  },
  decorators: [
    withShell,
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
    chromatic: { modes: chromaticModes },
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: LazyDocsPage, container: LazyDocsContainer },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' } },
        desk: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Screens map',
          'Design',
          'Components',
          ['Actions', 'Fields', 'Lists', 'Overlays', 'Feedback', 'Structure', 'Content', 'School'],
          'Forms',
          'Layouts',
          'Screens',
          ['Public', 'Student', 'Teacher', 'Admin', 'Shared'],
          'Print',
          'Emails',
        ],
      },
    },
  },
}

export default preview

/**
 * Keeps only axe violations. Tests need nothing else, and the passing results, which would be transferred to Node and
 * written to a file for each story, are fifty times as long.
 */
function onlyViolations(
  found: RawResult[],
  options: RunOptions,
  callback: (results: Pick<AxeResults, 'violations'>) => void,
): void {
  // Must be the instance that checked the page, because results are stored in it.
  const { axe } = window as unknown as { axe: { getReporter: typeof getReporter } }
  const report = axe.getReporter<AxeResults>('v1')
  report(found, { ...options, resultTypes: ['violations'] }, ({ violations }) => callback({ violations }), reportError)
}
