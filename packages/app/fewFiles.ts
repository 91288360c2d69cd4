import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const packages = fileURLToPath(new URL('..', import.meta.url))
const files = (pattern: string) =>
  globSync(pattern, { cwd: packages })
    .filter((file) => !/\.(stories|test)\./.test(file))
    .map((file) => resolve(packages, file).replaceAll('\\', '/'))

const first = files('app/src/main.tsx')
const form = files('app/src/pages/public/SignInContainer.tsx')
/** What stands around every page of the school, and the small things that most of them are made of. */
const shell = [
  ...files('app/src/{areas/RolePage.tsx,session/storedSession.ts,attendance/forgetOldMarks.ts}'),
  ...files('app/src/{addresses/{openedIn,p*}.ts,calls/*.ts}'),
  ...files('app/src/navigation/{useView,useMoves,useTableInAddress}.ts'),
  ...files('app/src/navigation/viewOf.tsx'),
  ...files('ui/src/layouts/{FormColumn,FormLoading,Page,PageHeader,RecordView}/*.ts{,x}'),
  ...files('ui/src/model/{class*,course*,everyOf,languages,money,pay*,personLabel,teacherStatus,wall*}.ts'),
  ...files('ui/src/components/{Badge,ConfirmDialog,DeleteDialog,DescriptionList,EmptyState,LinkButton}/*.ts{,x}'),
  ...files('ui/src/components/{LongText,Money,PriceTag,RemoteView,StatusBadge,TextLink}/*.ts{,x}'),
  ...files('ui/src/components/{Field/Field.styles,DataTable/downloadFile}.ts'),
  ...files('../openapi/wire/searchable.ts'),
]
/** What a list is made of, without what opens over it. */
const list = files('ui/src/components/{DataTable,SearchField,FilterBar}/**/*.ts{,x}').filter(
  (file) => !/Options|ColumnChoice|ExportButton|SortChoice|csvTable|downloadFile|FilterBar\.|useChosen/.test(file),
)
/** What several kinds of fields choose from. */
const choice = files('ui/src/components/{Select/O*.ts{,x},Select/{No,options}*.ts{,x},FocusReturn/Popover.tsx}')
/** What opens over a page: none needs it before somebody has done something. */
const overlay = files(
  'ui/src/components/{Menu/MenuPanel,Tooltip/Bubble,Dialog/DialogWindow,DataTable/Toolbar/OptionsPanel}.tsx',
)
/** What many forms have besides fields to type in. */
const parts = [
  ...files('ui/src/components/{Card,Fieldset,TextArea}/*.ts{,x}'),
  ...files('ui/src/forms/{FormTextArea.tsx,useOpened.ts,timeRules.ts,given.ts}'),
  ...files('ui/src/layouts/{Buttons,FormWithPreview}/*.ts{,x}'),
]
/** What a day and a time are typed into. */
const time = files('ui/src/components/{DateField,TimeField,TimeRange}/*.ts{,x}').filter((file) => !/Panel/.test(file))

const areas = ['admin', 'teacher', 'student'] as const
/** What all pages of a role need: which there are, and what each does with its address. */
const inArea = {
  admin: files('app/src/{areas/AdminArea.tsx,pages/admin/*Page.tsx}'),
  teacher: files('app/src/{areas/TeacherArea.tsx,pages/teacher/*Page.tsx,pages/shell/KeptMarksContainer.tsx}'),
  student: files('app/src/{areas/StudentArea.tsx,pages/student/*Page.tsx}'),
}
const data = files('app/src/data/*.ts')

/** What two places use of others, each in the one that both may bring along: else one would bring the other along. */
const shared = {
  first: /\/(private\/(Link|link\/useLink|utils\/useControlledState)|icons\/eye(-off)?)\.mjs$/,
  common: new RegExp(
    [
      '/react-aria/.*/(focus/FocusScope|overlays/ariaHideOutside|visually-hidden/\\w+|i18n/use(Collator|Filter))\\.mjs$',
      '/react-aria/.*/(utils/(getScrollParent|scrollIntoView)|spinbutton/\\w+)\\.mjs$',
      '/@internationalized/number/.*/Number(Parser|Formatter)\\.mjs$|/react-stately/.*/utils/number\\.mjs$',
    ].join('|'),
  ),
}

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Our own modules that these need; what those use of others comes along by itself. */
function neededBy(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const needed = new Set<string>()
  const walk = (id: string): void => {
    if (needed.has(id) || id.includes('/node_modules/')) return
    needed.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) walk(imported)
  }
  for (const root of roots) walk(root)
  return needed
}

/** The files, in the order in which they take what they need of others: the first to take a module keeps it. */
const places = ['first', 'shell', 'form', 'common', 'list', 'choice', 'overlay', 'parts', 'time', ...areas] as const

type Place = (typeof places)[number]

/** What is read for the pages of one role only; what several read is the shell’s. */
function dataPlaces(graph: Graph): [string, Place][] {
  const readBy = new Map(areas.map((area) => [area, neededBy(files(`app/src/pages/${area}/*.tsx`), graph)]))
  return data.map((id) => {
    const [reader, ...others] = areas.filter((area) => readBy.get(area)?.has(id))
    return [id, reader && others.length === 0 ? reader : 'shell']
  })
}

/** The file of each of our modules that belongs to one of these. */
function placesIn(graph: Graph): ReadonlyMap<string, Place> {
  const ofForm = neededBy(form, graph)
  const all = (place: Place, roots: readonly string[]) =>
    [...neededBy(roots, graph)].map((id): [string, Place] => [id, place])
  return new Map<string, Place>([
    ...areas.flatMap((area) => all(area, inArea[area])),
    ...dataPlaces(graph),
    ...all('time', time),
    ...all('parts', parts),
    ...all('overlay', overlay),
    ...all('choice', choice),
    ...all('list', list),
    ...all('form', form),
    // What the shell shares with the sign-in page is for both, and neither brings the other along.
    ...all('shell', shell).map(([id]): [string, Place] => [id, ofForm.has(id) ? 'first' : 'shell']),
    ...all('first', first),
  ])
}

function placeOf(id: string, known: ReadonlyMap<string, Place>): Place | undefined {
  if (shared.first.test(id)) return 'first'
  return shared.common.test(id) ? 'common' : known.get(id)
}

/**
 * Puts what the first page is made of into one file, what every page of the school needs into another, and what lists,
 * forms and the pages of a role have in common into one each. Cut where two pages share a part of it, as a bundler does
 * by itself, it would be sixty files, which compress worse and each cost a slow line a request.
 */
export function fewFiles(): Plugin {
  let known: ReadonlyMap<string, Place> | undefined
  const groupOf = (place: Place, at: number) => ({
    name: (id: string, graph: Graph) => {
      known ??= placesIn(graph)
      return placeOf(id, known) === place ? place : null
    },
    debugName: place,
    priority: places.length - at,
  })
  return {
    name: 'few-files',
    apply: 'build',
    buildStart: () => {
      known = undefined
    },
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: places.map(groupOf) } } } } }),
  }
}
