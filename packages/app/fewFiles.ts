import type { Plugin } from 'vite'
import {
  areas,
  begun,
  below,
  cards,
  checks,
  choice,
  combo,
  contact,
  data,
  dialling,
  eventFace,
  faults,
  files,
  first,
  form,
  inArea,
  list,
  moments,
  numbers,
  offline,
  outlines,
  overlay,
  owed,
  parts,
  payment,
  progress,
  radio,
  records,
  registration,
  rules,
  search,
  sections,
  select,
  shell,
  tabs,
  things,
  time,
  times,
  typing,
  uploads,
} from './fileGroups.ts'

/** What two places use of others, each in the one that both may bring along: else one would bring the other along. */
const shared = {
  /** What every page runs by: it changes seldom, and a browser that has it keeps it from version to version. */
  libraries: /\/node_modules\/(react|react-dom|scheduler|styled-components|stylis)\//,
  both: /\/(private\/(Link|link\/useLink|utils\/(useControlledState|useLabels))|icons\/eye(-off)?)\.mjs$/,
  shell: /\/icons\/(circle-x|file-clock|video)\.mjs$|\/FileUpload\/useShownFile\.ts$/,
  offline: /\/icons\/cloud-off\.mjs$/,
  cards: /\/icons\/(file-text|users)\.mjs$/,
  things:
    /\/icons\/(calendar|check|chevron-\w+|clock|copy|external-link|mail|message-circle|phone|plus|rotate-cw|search|trash-2|x)\.mjs$/,
  numbers: /\/node_modules\/libphonenumber-js\//,
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
  'libraries',
  'first',
  'both',
  'shell',
  'cards',
  'things',
  'records',
  'moments',
  'eventFace',
  'outlines',
  'form',
  'rules',
  'faults',
  'radio',
  'words',
  'common',
  'progress',
  'tabs',
  'numbers',
  'contact',
  'sections',
  'list',
  'select',
  'choice',
  'combo',
  'checks',
  'overlay',
  'parts',
  'times',
  'time',
  'typing',
  'uploads',
  'begun',
  'payment',
  ...areas,
  'below',
  'owed',
  'search',
  'registration',
  'offline',
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
  // With what the form brings in as soon as somebody touches it: that may not bring the shell.
  const ofForm = neededBy([...form, ...rules, ...faults], graph)
  const all = (place: Place, roots: readonly string[]) =>
    [...neededBy(roots, graph)].map((id): [string, Place] => [id, place])
  const apart = (place: Place, roots: readonly string[]) =>
    all(place, roots).map(([id]): [string, Place] => [id, ofForm.has(id) ? 'both' : place])
  return new Map<string, Place>([
    ...all('below', below),
    ...all('owed', owed),
    ...areas.flatMap((area) => all(area, inArea[area])),
    ...dataPlaces(graph),
    ...all('search', search),
    ...all('payment', payment),
    ...apart('contact', contact),
    ...all('uploads', uploads),
    ...all('typing', typing),
    ...all('time', time),
    ...all('parts', parts),
    ...all('overlay', overlay),
    ...all('times', times),
    ...all('sections', sections),
    ...all('numbers', numbers),
    ...apart('contact', dialling),
    ...all('progress', progress),
    ...all('tabs', tabs),
    ...all('checks', checks),
    ...all('radio', radio),
    ...all('combo', combo),
    ...all('choice', choice),
    ...all('select', select),
    ...all('list', list),
    ...all('faults', faults),
    ...all('rules', rules),
    ...all('form', form),
    ...registration.map((id): [string, Place] => [id, 'registration']),
    ...offline.map((id): [string, Place] => [id, 'offline']),
    ...begun.map((id): [string, Place] => [id, 'begun']),
    ...apart('eventFace', eventFace),
    ...apart('moments', moments),
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
 * Puts what the first page stands by into one file, what forms and the pages of the school have in common into another,
 * which a page that was made beforehand can wait for, what every page of the school needs into a third, and what lists,
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
