/** One word in each of the languages, whose letters tell which it is, and which stands nowhere else. */
const words = { en: 'Zebrafish', ur: 'ٹھیکڑے', ar: 'مؤسسةٌ' }
type Tongue = keyof typeof words

export const isTyped = (text: string) => Object.values(words).some((word) => text.includes(word))

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
export function typedFieldsIn(shape: unknown, name = ''): string[] {
  if (Array.isArray(shape)) return shape.flatMap((one) => typedFieldsIn(one, name))
  if (typeof shape !== 'object' || shape === null) return []
  const { type, oneOf, properties, items } = shape as Record<string, unknown>
  const isText = [type].flat().includes('string')
  return [
    ...(isText && !notWords.has(name) ? [name] : []),
    ...typedFieldsIn([oneOf, items], name),
    ...Object.entries(properties ?? {}).flatMap(([inner, one]) => typedFieldsIn(one, inner)),
  ]
}

/** Puts texts of two languages by turns in the place of those that somebody typed, the same for the same. */
export function typedTexts(one: Tongue, other: Tongue) {
  const known = new Map<string, { text: string; fields: Set<string> }>()
  const typed = (text: string, field: string): string => {
    const number = known.size + 1
    const put = known.get(text) ?? {
      text: `${words[number % 2 === 0 ? one : other]} ${number}`,
      fields: new Set<string>(),
    }
    known.set(text, put)
    put.fields.add(field)
    return put.text
  }
  const retell = (value: unknown, field = ''): unknown => {
    if (typeof value === 'string') return notWords.has(field) || !/\p{L}/u.test(value) ? value : typed(value, field)
    if (Array.isArray(value)) return value.map((inner) => retell(inner, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, retell(inner, name)]))
  }
  return {
    retell: (answer: unknown) => retell(answer),
    /** The fields whose texts stand in a text. */
    fieldsIn: (shown: string) =>
      [...known.values()].flatMap(({ text, fields }) => (new RegExp(`${text}(?!\\d)`).test(shown) ? [...fields] : [])),
  }
}
