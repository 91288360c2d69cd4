import { loadMessages, messageNamespaces } from '@maktab/ui/i18n/loadMessages'

/** A word of each language that its letters give away, and that no page has by itself. */
const words = { en: 'Zebrafish', ur: 'ٹھیکڑے', ar: 'مؤسسةٌ' }

const tongues = Object.values(words)

const isUserText = (text: string) => tongues.some((word) => text.includes(word))
export const isOnlyUserText = (text: string) => !/\p{L}/u.test(text.replaceAll(new RegExp(tongues.join('|'), 'g'), ''))

/** What an answer holds that nobody reads as words: days and hours, addresses, numbers, keys, words of the wire, the server’s sentences. */
const notWords: ReadonlySet<string> = new Set([
  'age_group',
  'alternate_contact_number',
  'application_date',
  'asOf',
  'at',
  'attendance',
  'avatar',
  'changed',
  'clashes',
  'classLink',
  'class_course_data',
  'class_timings',
  'contactEmail',
  'contactPhone',
  'contact_number',
  'createdAt',
  'currency',
  'date',
  'date_of_birth',
  'day',
  'decidedAt',
  'dueOn',
  'email',
  'endedAt',
  'ends',
  'feesEndedAt',
  'from',
  'gender',
  'heldOn',
  'image',
  'key',
  'kind',
  'language',
  'languages',
  'languages_spoken',
  'link',
  'logo',
  'message',
  'method',
  'month',
  'next',
  'origin',
  'path',
  'paymentMethod',
  'paymentStatus',
  'payment_status',
  'phone',
  'preferred_language',
  'preferred_time_from',
  'preferred_time_to',
  'pricing',
  'pushKey',
  'quietFrom',
  'quietTo',
  'rate',
  'readAt',
  'receipt',
  'registration_date',
  'reported',
  'role',
  'seenAt',
  'sentAt',
  'shows',
  'since',
  'starts',
  'state',
  'status',
  'std_id',
  'studentZone',
  'teach_id',
  'teacherID',
  'time',
  'timeZone',
  'to',
  'token',
  'until',
  'upload',
  'who',
  'why',
  'with',
  'softwareVersion',
  'zoneData',
  'url',
])

/** The fields that hold what somebody typed, wherever they stand in a shape. */
export function findUserTextFields(shape: unknown, name = ''): string[] {
  if (Array.isArray(shape)) return shape.flatMap((one) => findUserTextFields(one, name))
  if (typeof shape !== 'object' || shape === null) return []
  const { type, oneOf, properties, items } = shape as Record<string, unknown>
  const isText = [type].flat().includes('string')
  return [
    ...(isText && !notWords.has(name) ? [name] : []),
    ...findUserTextFields([oneOf, items], name),
    ...Object.entries(properties ?? {}).flatMap(([inner, one]) => findUserTextFields(one, inner)),
  ]
}

/** What a text in place of a typed one is, and the fields that had it. */
type Known = { text: string; fields: Set<string> }
const known = new Map<string, Known>()

function typedInstead(text: string, field: string): string {
  const number = known.size + 1
  const found = known.get(text) ?? { text: `${tongues[number % tongues.length]} ${number}`, fields: new Set() }
  known.set(text, found)
  found.fields.add(field)
  return found.text
}

/** Replaces the texts of an answer that somebody typed: by one of each language in turn, and the same by the same. */
export function replaceUserTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string')
    return notWords.has(field) || !/\p{L}/u.test(value) ? value : typedInstead(value, field)
  if (Array.isArray(value)) return value.map((inner) => replaceUserTexts(inner, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaceUserTexts(inner, name)]))
}

/** The fields whose texts are in a text of the page. */
export const findFieldsShown = (shown: string): string[] =>
  [...known.values()].flatMap(({ text, fields }) => (new RegExp(`${text}(?!\\d)`).test(shown) ? [...fields] : []))

type PageText = { text: string; element: Element }

function textsIn(root: Node): PageText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: PageText[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement) found.push({ text: node.textContent ?? '', element: node.parentElement })
  }
  return found
}

/** The texts of the page that somebody typed, also those in fields. */
export function findTypedTexts(): PageText[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  const found = [...textsIn(document.body), ...fields.map((field) => ({ text: field.value, element: field }))]
  // The browser’s own list of a field is hidden: it is there for forms that are filled in automatically.
  return found.filter(({ text, element }) => isUserText(text) && !element.closest('[aria-hidden], script, style'))
}

const ids = new Set(Object.keys(await loadMessages('en', messageNamespaces)))
const labels = ['aria-label', 'placeholder', 'title']

/** The messages of which the page shows the id, because the words of their area are missing. */
export function findMissingMessages(): string[] {
  const attributes = [...document.querySelectorAll(labels.map((name) => `[${name}]`).join())].flatMap((element) =>
    labels.map((name) => element.getAttribute(name) ?? ''),
  )
  return [...textsIn(document.body).map(({ text }) => text), ...attributes].filter((text) => ids.has(text.trim()))
}
