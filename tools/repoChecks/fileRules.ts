import { type Finding, type Source, findMatches } from './sources.ts'
import { calls } from '@maktab/contract/calls'

const MESSAGE =
  'The pathname of a file URL is encoded, so a folder named "mektebé" or "my school" is not found: use fileURLToPath.'

/** Matches the creation of a file URL and its variable name. */
const named = /\b(?:const|let) (\w+) = (?:new URL\(.*import\.meta\.url\)|pathToFileURL\(.*\))/g

/**
 * Finds file paths that use the encoded `pathname` of a URL: of an inline URL, of a URL variable in this file, or of a
 * parameter called `file`.
 */
export function findEncodedPaths(source: Source): Finding[] {
  const names = [...source.text.matchAll(named)].map(([, name]) => name)
  const urls = ['file', 'fileUrl', ...names].join('|')
  const made = String.raw`new URL\(.*import\.meta\.url\)|new URL\(['"\x60]file:.*\)|pathToFileURL\(.*\)`
  return findMatches(source, new RegExp(String.raw`(?:${made}|(?<!\.)\b(?:${urls}))\.pathname\b`), MESSAGE)
}

/** A check that reports every match of a pattern. */
const matching = (pattern: RegExp, message: string) => (source: Source) => findMatches(source, pattern, message)

type Rule = { name: string; holdsFor: (path: string) => boolean; check: (source: Source) => Finding[] }

const isUi = (path: string) => path.startsWith('packages/ui/src/')
const isShown = (path: string) => isUi(path) && !/\.(stories|test)\.tsx?$/.test(path)
const isTest = (path: string) => /\.(test|stories|journey)\.tsx?$/.test(path) || path.startsWith('packages/app/e2e/')
const isStyled = (path: string) => isShown(path) && !path.startsWith('packages/ui/src/theme/')

const callPaths = [...new Set(Object.values(calls).map(({ path }) => path.replaceAll(/\{\w+\}/g, '[^/\'"`]+')))]
/** A quoted path of the contract, with parameters or values in their place. */
const rawPath = new RegExp(`['"\`](/api)?(${callPaths.join('|')})['"\`?]`)

/** Per-file rules that the linter can't express. */
export const fileRules: readonly Rule[] = [
  {
    name: 'logical sides only',
    holdsFor: isShown,
    check: matching(
      /(margin|padding|border)-(left|right)\b|text-align:\s*(left|right)|(^|[;{\s])(left|right):\s*[\d$-]|border-(top|bottom)-(left|right)-radius/,
      'Use inline-start and inline-end, which also work right-to-left.',
    ),
  },
  {
    name: 'colours live in the theme',
    holdsFor: isStyled,
    check: matching(
      /#[0-9a-f]{3,8}\b(?!['"]?\s*\))|\b(rgb|rgba|hsl|hsla|oklch)\(/i,
      'Use tokens.color. Add missing colours to theme/palette.ts.',
    ),
  },
  {
    name: 'imports read from the package',
    holdsFor: (path) => /^packages\/\w+\/src\//.test(path),
    check: matching(
      /(from|import\() ?'(\.\.\/){2}(?!.*\.json)/,
      'Don’t import from two or more folders up. Use the package’s alias, such as `#forms/Submit.tsx`.',
    ),
  },
  {
    name: 'no clock in the library',
    holdsFor: isShown,
    check: matching(
      /\bDate\.now\(|\bnew Date\(\s*\)/,
      'Don’t read the clock; use `useNow()`, so stories can set the time.',
    ),
  },
  {
    name: 'the time is asked for, not handed on',
    holdsFor: (path) => isShown(path) && path.endsWith('.tsx'),
    check: matching(
      /^\s*(readonly )?now\??: Date;?$/,
      'Don’t pass the time as a prop; use `useNow()` or `useToday()`.',
    ),
  },
  {
    name: 'what people typed says its language',
    // The product's name is page content.
    holdsFor: (path) => isShown(path) && !/\/(Bdi|Logo)\.tsx$|\.styles\.ts$/.test(path),
    check: matching(
      /<bdi\b|dir="auto"/,
      'Type and voice follow the language: use <Bdi>, <BlockBdi> or {...tongueOf(text)}.',
    ),
  },
  {
    name: 'limits are the contract’s',
    holdsFor: (path) => isShown(path) && path.includes('/features/'),
    check: matching(
      /\b(min|max):\s*\d|\bmax=\{\d|\b(choices|blocks)\(.*, \d/,
      'Limits come from the contract: import them from @maktab/contract/limits/<operationId>.',
    ),
  },
  {
    name: 'one kind of question',
    holdsFor: (path) => isShown(path) && !/\/(Dialog|ConfirmDialog|SessionExpiredDialog)\.tsx$/.test(path),
    check: matching(
      /alertdialog/,
      'Use ConfirmDialog for questions; Dialog makes screen readers read the whole content.',
    ),
  },
  {
    name: 'no barrels',
    holdsFor: (path) => /^(packages|openapi|mocks|tools)\/.*\/index\.tsx?$/.test(path),
    check: ({ path }) => [{ path, line: 1, message: 'No index files. Import the file itself.' }],
  },
  {
    name: 'no outer margins',
    // Margins of a printed sheet.
    holdsFor: (path) => isStyled(path) && !path.endsWith('PrintStyles.ts'),
    check: matching(
      /margin-(top|bottom):|margin:\s*[^0\s]/,
      'Components have no outer margins; the parent sets a gap.',
    ),
  },
  {
    name: 'a call goes by its name',
    // Page routes may look like API paths.
    holdsFor: (path) =>
      path.startsWith('packages/app/src/') && !isTest(path) && !/\/(addresses\/|(entranceP|p)aths\.ts$)/.test(path),
    check: matching(
      rawPath,
      'Say which call it is, not where it goes: useApiQuery, useApiMutation or api with its operationId (api/).',
    ),
  },
  {
    name: 'browsers show their scrollbars',
    // Contains the rule and its examples.
    holdsFor: (path) => !path.startsWith('tools/repoChecks'),
    check: matching(
      /\.launch\((?!await getLaunchOptions\(\)\)|\{ \.\.\.)|launchOptions: (?!\{ \.\.\.)/,
      'Launch browsers with tools/getLaunchOptions.ts, which shows scrollbars.',
    ),
  },
  {
    name: 'paths of files are not encoded',
    holdsFor: (path) => !path.startsWith('tools/repoChecks'),
    check: findEncodedPaths,
  },
  {
    name: 'axe checks each component',
    holdsFor: (path) => path.endsWith('.stories.tsx'),
    check: findMissingAxe,
  },
  {
    name: 'tests wait patiently',
    // Contains the rule's examples.
    holdsFor: (path) => isTest(path) && path !== 'tools/repoChecks.test.ts',
    check: (source) => [
      ...findMatches(
        source,
        /\btimeout:\s*(\d{1,4}|\d_\d{3})(?![\d_])/,
        'Timeouts must be at least ten seconds, or the default, because CI machines are slow.',
      ),
      ...findMatches(
        source,
        /(performance|Date)\.now\(\) - .*\.toBeLessThan/,
        'Don’t assert elapsed time, because CI machines are slow. Use fake timers or assert the configured limit.',
      ),
    ],
  },
]

/** The required stories of a screen: for its data, for its lists and for long texts. */
export function findMissingStories(screen: Source, stories: Source | undefined): Finding[] {
  const name = screen.path.replace(/^.*\//, '')
  if (!stories) return [{ path: screen.path, line: 1, message: `${name} has no stories.` }]
  const owed = ['Typical']
  if (/\bRemote</.test(screen.text)) owed.push('Loading', 'Failed', 'LongText')
  if (/Remote<[^>]*\[\]>/.test(screen.text)) owed.push('Empty')
  return owed
    .filter((story) => !new RegExp(`export const ${story}\\b`).test(stories.text))
    .map((story) => ({ path: stories.path, line: 1, message: `${name} has no story “${story}”.` }))
}

/** `npm test` runs axe on stories tagged `axe`: at least one per file, each typical one, and each form with errors. */
function findMissingAxe({ path, text }: Source): Finding[] {
  const tagged = /^export const (\w+)[^=\n]*= \{\s*tags: \['axe'\]/gm
  const names = new Set([...text.matchAll(tagged)].map(([, name]) => name))
  const owed = ['Typical', 'FieldErrors'].filter((name) => new RegExp(`^export const ${name}\\b`, 'm').test(text))
  const missing = owed.filter((name) => !names.has(name)).map((name) => `The story “${name}” lacks`)
  if (names.size === 0 && missing.length === 0) missing.push('One story needs')
  return missing.map((start) => ({ path, line: 1, message: `${start} \`tags: ['axe']\` as its first property.` }))
}
