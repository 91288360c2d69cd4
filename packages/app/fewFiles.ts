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
/** What stands around every page of the school. */
const shell = [
  ...files('app/src/{areas/RolePage.tsx,session/storedSession.ts,attendance/forgetOldMarks.ts}'),
  ...files('app/src/navigation/{useView.ts,viewOf.tsx}'),
  ...files('app/src/data/{courses,toggleMembership}.ts'),
  ...files('ui/src/components/{Money,PriceTag}/*.ts{,x}'),
  ...files('ui/src/model/teacherStatus.ts'),
  ...files('app/src/{addresses/{address,p*,openedIn}.ts,calls/*.ts}').filter(
    (file) => !file.endsWith('useUploadLine.ts'),
  ),
  ...files('ui/src/layouts/{Page,PageHeader}/*.ts{,x}'),
  ...files('ui/src/components/{DoubtNotice,EmptyState,FailedState,LongText,RemoteView}/*.ts{,x}'),
  ...files('ui/src/components/{Bdi/TextLine,Skeleton/*}.ts{,x}'),
]
/** The figures and cards that people come home to, and that show what there is to learn. */
const cards = [
  ...files('ui/src/components/{CourseCard,CourseGrid,MyCourses,StatGrid}/*.ts{,x}'),
  ...files('app/src/account/users.ts'),
]
/** The small things that most pages are made of, but for those that people come home to. */
const things = [
  ...files('app/src/navigation/{useMoves,useTableInAddress}.ts'),
  ...files('ui/src/layouts/{Buttons,FormColumn,FormLoading,RecordView}/*.ts{,x}'),
  ...files(
    'ui/src/model/{attendanceText,class{Meeting,Times},courseTimes,everyOf,languages,paymentState,personLabel,wall*}.ts',
  ),
  ...files('ui/src/components/{Badge,Card,ConfirmDialog,DeleteDialog}/*.ts{,x}'),
  ...files('ui/src/components/{ClassLink,LinkButton,StatusBadge,TextLink}/*.ts{,x}'),
  ...files('ui/src/components/{Field/Field.styles,DataTable/{deleteAction,downloadFile},ClassTime/ClassTime}.ts{,x}'),
  ...files('../openapi/wire/searchable.ts'),
]
/** What shows all that is known of one thing, for reading it and while it is written. */
const records = [
  ...files('ui/src/model/{attendanceSum,billed*,paymentMethods,roster}.ts'),
  ...files('ui/src/components/{DescriptionList,PolicyFace}/*.ts{,x}'),
  ...files('ui/src/components/ZoomablePicture/Thumbnail.ts'),
]
/** What turns over the views of a record. */
const tabs = files('ui/src/{components/{EraseDialog,Tabs}/*,model/freeCode}.ts{,x}')
/** When an event is. */
const moments = files('ui/src/{model/eventTime,components/EventTime/EventTime}.ts{,x}')
/** What a list is made of, without what opens over it. */
const list = files('ui/src/components/{DataTable,SearchField,FilterBar}/**/*.ts{,x}').filter(
  (file) => !/Options|ColumnChoice|ExportButton|SortChoice|csvTable|downloadFile|FilterBar\.|useChosen/.test(file),
)
/** What fields open to choose from. */
const choice = files('ui/src/components/{Select/SelectPanel,FocusReturn/Popover}.tsx')
/** What opens under fields that search. */
const combo = files('ui/src/components/ComboBox/FoundList.tsx')
/** What is ticked, on a form and in what opens. */
const checks = files('ui/src/components/{Checkbox/Checkbox,CheckboxGroup/CheckboxGroup}.tsx')
/** What opens over a page: none needs it before somebody has done something. */
const overlay = files(
  'ui/src/components/{Menu/MenuPanel,Tooltip/Bubble,Dialog/DialogWindow,DataTable/Toolbar/OptionsPanel}.tsx',
)
/** What many forms have besides fields to type in. */
const parts = [
  ...files('ui/src/components/{Fieldset,TextArea}/*.ts{,x}'),
  ...files('ui/src/forms/{FormTextArea.tsx,useOpened.ts,timeRules.ts,given.ts}'),
  ...files('ui/src/layouts/FormWithPreview/*.ts{,x}'),
  ...files('../openapi/generated/limits/editClass.ts'),
]
/** What stands for a day and a time until they are typed into. */
const time = files(
  'ui/src/{components/{StandIn,TimeField,TimeRange,DatePicker}/*,forms/Form{DatePicker,TimeField,TimeRange}}.ts{,x}',
).filter((file) => !/Panel|Input\.|Month|CalendarDay/.test(file))
/** What they are typed into. */
const typing = files('ui/src/components/{TimeField/TimeInput,DatePicker/DayInput}.tsx')
/** Fields that choose, each with what a form makes of it, without what they open. */
const select = files('ui/src/{components/{Select/Select,ComboBox/ComboBox},forms/Form{Select,ComboBox}}.tsx')
const radio = files('ui/src/{components/RadioGroup/RadioGroup,forms/FormRadioGroup}.tsx')

const areas = ['admin', 'teacher', 'student'] as const
/** What all pages of a role need: which there are, and what each does with its address. */
const inArea = {
  admin: files('app/src/{areas/AdminArea.tsx,pages/admin/*Page.tsx}'),
  teacher: files('app/src/{areas/TeacherArea.tsx,pages/teacher/*Page.tsx,pages/shell/KeptMarksContainer.tsx}'),
  student: files('app/src/{areas/StudentArea.tsx,pages/student/*Page.tsx}'),
}
/** What stands around the pages on which people register, and keeps what they have begun. */
const registration = [
  ...files('app/src/{pages/public/RegistrationArea.tsx,drafts/useDraft.ts,data/registration.ts}'),
  ...files('ui/src/components/SchoolContact/*.ts{,x}'),
]
/** Where a student stands with each course, which none of what people come home to says. */
const offered = files('app/src/data/offeredCourses.ts')
/** What a course is about, for whoever reads it. */
const outlines = files('ui/src/{components/OutlineList,screens/student/CourseOutlinesScreen}/*.ts{,x}')
/** What sends files along. */
const uploads = files('app/src/calls/useUploadLine.ts')
const data = files('app/src/data/*.ts')

/** What two places use of others, each in the one that both may bring along: else one would bring the other along. */
const shared = {
  first: /\/(private\/(Link|link\/useLink|utils\/(useControlledState|useLabels))|icons\/eye(-off)?)\.mjs$/,
  cards: /\/icons\/(users|video)\.mjs$/,
  things: /\/icons\/(calendar|check|chevron-\w+|clock|external-link|plus|rotate-cw|search|trash-2|x)\.mjs$/,
  records: /\/icons\/(maximize-2|scan-search)\.mjs$/,
  /** Of what opens over a page: what stands in it needs none of these. */
  choice:
    /\/react-aria(-components)?\/.*\/(overlays\/ariaHideOutside|SelectionIndicator|Heading|useUpdate(Layout)?Effect)\.mjs$/,
  /** The way of the focus through what is chosen on a page, or opens over it. */
  radio:
    /\/react-aria\/.*\/(focus\/FocusScope|shadowdom\/ShadowTreeWalker|visually-hidden\/\w+|utils\/useSlot)\.mjs$|\/SharedElementTransition\.mjs$/,
  /** The words that fields say by themselves. */
  words:
    /\/react-aria\/.*\/utils\/useDescription\.mjs$|\/ui\/src\/locales\/ariaUrdu\.ts$|\/@internationalized\/string\/|\/react-aria\/.*\/i18n\/useLocalizedString\w+\.mjs$/,
  common: new RegExp(
    [
      '/react-aria/.*/(i18n/use(Collator|Filter)|utils/(getScrollParent|scrollIntoView)|spinbutton/\\w+)\\.mjs$',
      '/react-aria/.*/utils/useEvent\\.mjs$',
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
const places = [
  'first',
  'shell',
  'cards',
  'things',
  'records',
  'moments',
  'outlines',
  'uploads',
  'form',
  'radio',
  'words',
  'common',
  'tabs',
  'list',
  'select',
  'choice',
  'combo',
  'checks',
  'overlay',
  'parts',
  'time',
  'typing',
  ...areas,
  'offered',
  'registration',
] as const

type Place = (typeof places)[number]

/** What several pages of one role read; what several roles do is the things’, and what one page does its own. */
function dataPlaces(graph: Graph): [string, Place][] {
  const readers = areas.flatMap((area) =>
    files(`app/src/pages/${area}/*Container{,s}.tsx`).map((file) => ({ area, reads: neededBy([file], graph) })),
  )
  return data.flatMap((id) => {
    const by = readers.filter(({ reads }) => reads.has(id)).map(({ area }) => area)
    const [area, ...others] = new Set(by)
    if (area === undefined || by.length === 1) return []
    return [[id, others.length === 0 ? area : 'things']]
  })
}

/** The file of each of our modules that belongs to one of these. */
function placesIn(graph: Graph): ReadonlyMap<string, Place> {
  const ofForm = neededBy(form, graph)
  const all = (place: Place, roots: readonly string[]) =>
    [...neededBy(roots, graph)].map((id): [string, Place] => [id, place])
  const apart = (place: Place, roots: readonly string[]) =>
    all(place, roots).map(([id]): [string, Place] => [id, ofForm.has(id) ? 'first' : place])
  return new Map<string, Place>([
    ...areas.flatMap((area) => all(area, inArea[area])),
    ...dataPlaces(graph),
    ...all('typing', typing),
    ...all('time', time),
    ...all('parts', parts),
    ...all('overlay', overlay),
    ...all('tabs', tabs),
    ...all('checks', checks),
    ...all('radio', radio),
    ...all('combo', combo),
    ...all('choice', choice),
    ...all('select', select),
    ...all('list', list),
    ...all('form', form),
    ...registration.map((id): [string, Place] => [id, 'registration']),
    ...apart('moments', moments),
    ...apart('uploads', uploads),
    ...offered.map((id): [string, Place] => [id, 'offered']),
    ...apart('outlines', outlines),
    ...apart('records', records),
    // What these share with the sign-in page is for both, and neither brings the other along.
    ...apart('things', things),
    ...apart('cards', cards),
    ...apart('shell', shell),
    ...all('first', first),
  ])
}

function placeOf(id: string, known: ReadonlyMap<string, Place>): Place | undefined {
  const keepers = Object.keys(shared) as (keyof typeof shared)[]
  return keepers.find((place) => shared[place].test(id)) ?? known.get(id)
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
