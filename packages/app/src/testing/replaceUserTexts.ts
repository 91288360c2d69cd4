import { loadMessages, messageNamespaces } from '@maktab/ui/i18n/loadMessages'

/** A marker word per language, recognizable by its script, that no page contains otherwise. */
const markerWords = { en: 'Zebrafish', ur: 'ٹھیکڑے', ar: 'مؤسسةٌ' }

type MarkerLanguage = keyof typeof markerWords

const markers = Object.values(markerWords)
const isLanguage = (name: string): name is MarkerLanguage => Object.hasOwn(markerWords, name)

const isUserText = (text: string) => markers.some((marker) => text.includes(marker))
export const isOnlyUserText = (text: string) => !/\p{L}/u.test(text.replaceAll(new RegExp(markers.join('|'), 'g'), ''))

/**
 * Fields of responses that contain no user text: dates, times, addresses, numbers, keys, enum values and server
 * messages.
 */
const nonTextFields: ReadonlySet<string> = new Set([
  'age_group',
  'alternate_contact_number',
  'application',
  'application_date',
  'asOf',
  'at',
  'attendance',
  'avatar',
  'changed',
  'clashes',
  'class_course_data',
  'class_timings',
  'classLink',
  'contact_number',
  'contactEmail',
  'contactPhone',
  'coursePayment',
  'courseRequest',
  'createdAt',
  'currency',
  'date',
  'date_of_birth',
  'day',
  'decidedAt',
  'done',
  'doneDays',
  'dueOn',
  'email',
  'emailGreeting',
  'endedAt',
  'ends',
  'eventPayment',
  'expiresAt',
  'feePayment',
  'feesEndedAt',
  'field',
  'from',
  'gender',
  'heldDays',
  'heldOn',
  'image',
  'import',
  'invitedUntil',
  'key',
  'kind',
  'language',
  'languages',
  'languages_spoken',
  'lastBackup',
  'lastGivenUp',
  'lastSignIn',
  'level',
  'link',
  'logo',
  'message',
  'method',
  'month',
  'next',
  'origin',
  'overdueFee',
  'owedRegister',
  'part',
  'path',
  'payment_status',
  'paymentMethod',
  'paymentStatus',
  'phone',
  'photo',
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
  'recordedAt',
  'registration_date',
  'reported',
  'requestedAt',
  'role',
  'seenAt',
  'sentAt',
  'shows',
  'since',
  'softwareVersion',
  'starts',
  'state',
  'status',
  'std_id',
  'studentWithoutId',
  'studentWithoutTeacher',
  'studentZone',
  'teach_id',
  'teacherID',
  'time',
  'timeZone',
  'to',
  'token',
  'trial',
  'type',
  'undoneAt',
  'undoUntil',
  'until',
  'upload',
  'url',
  'voidedAt',
  'warnings',
  'who',
  'why',
  'with',
  'zone',
  'zoneData',
])

/** Values of the enum `what` of statements; in other responses `what` is user text. */
const enumValues: ReadonlySet<string> = new Set(['charge', 'payment', 'refund'])

const isReplaced = (text: string, field: string) =>
  !nonTextFields.has(field) && !enumValues.has(text) && /\p{L}/u.test(text)

/** The names of the user text fields in a response schema. */
export function findUserTextFields(shape: unknown, name = ''): string[] {
  if (Array.isArray(shape)) return shape.flatMap((one) => findUserTextFields(one, name))
  if (typeof shape !== 'object' || shape === null) return []
  const { type, oneOf, properties, items } = shape as Record<string, unknown>
  const isText = [type].flat().includes('string')
  return [
    ...(isText && !nonTextFields.has(name) ? [name] : []),
    ...findUserTextFields([oneOf, items], name),
    ...Object.entries(properties ?? {}).flatMap(([inner, one]) => findUserTextFields(one, inner)),
  ]
}

/** The replacement of a user text and the fields in which it occurred. */
type Replacement = { text: string; fields: Set<string> }
const replacements = new Map<string, Replacement>()

function getReplacement(text: string, field: string, language?: MarkerLanguage): string {
  const number = replacements.size + 1
  const key = `${language ?? ''} ${text}`
  const replacement = replacements.get(key) ?? {
    text: `${language ? markerWords[language] : markers[number % markers.length]} ${number}`,
    fields: new Set(),
  }
  replacements.set(key, replacement)
  replacement.fields.add(field)
  return replacement.text
}

/**
 * Replaces user texts in a response with marker words; equal texts get equal replacements. The languages alternate, but
 * a translation keeps its language.
 */
export function replaceUserTexts(value: unknown, field = '', language?: MarkerLanguage): unknown {
  if (typeof value === 'string') return isReplaced(value, field) ? getReplacement(value, field, language) : value
  if (Array.isArray(value)) return value.map((inner) => replaceUserTexts(inner, field, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      replaceUserTexts(inner, name, field === 'translations' && isLanguage(name) ? name : language),
    ]),
  )
}

/** The fields whose replaced texts occur in a text of the page. */
export const findFieldsShown = (shown: string): string[] =>
  [...replacements.values()].flatMap(({ text, fields }) =>
    new RegExp(`${text}(?!\\d)`).test(shown) ? [...fields] : [],
  )

type PageText = { text: string; element: Element }

function textsIn(root: Node): PageText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: PageText[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement) found.push({ text: node.textContent ?? '', element: node.parentElement })
  }
  return found
}

/** The user texts on the page, including those in form fields. */
export function findTypedTexts(): PageText[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  const found = [...textsIn(document.body), ...fields.map((field) => ({ text: field.value, element: field }))]
  // A field’s native list is hidden; it exists for autofill.
  return found.filter(({ text, element }) => isUserText(text) && !element.closest('[aria-hidden], script, style'))
}

const ids = new Set(Object.keys(await loadMessages('en', messageNamespaces)))
const labels = ['aria-label', 'placeholder', 'title']

/** Message IDs shown on the page because their messages weren’t loaded. */
export function findMissingMessages(): string[] {
  const attributes = [...document.querySelectorAll(labels.map((name) => `[${name}]`).join())].flatMap((element) =>
    labels.map((name) => element.getAttribute(name) ?? ''),
  )
  return [...textsIn(document.body).map(({ text }) => text), ...attributes].filter((text) => ids.has(text.trim()))
}
