/** User texts in three scripts, mixed, long and unbreakable. */
const texts = {
  person: [
    'Abdurrahman Muhammad Ibn Abdullah Al-Qahtani Al-Hashimi',
    'محمد عبد الرحمٰن صدیقی قادری نقشبندی بخاری',
    'Wolfeschlegelsteinhausenbergerdorff',
    'عبد الرحمن بن محمد بن عبد العزيز آل الشيخ المنصوري',
  ],
  title: [
    'Foundations of Tajweed and Correct Recitation for Adult Beginners, evening group',
    'تجوید اور درست تلاوت کے بنیادی اصول، بالغ مبتدیوں کے لیے شام کی جماعت',
    'أساسيات التجويد والتلاوة الصحيحة للكبار المبتدئين، مجموعة المساء',
    'Ijazah سند course: رواية حفص عن عاصم (Intermediate)',
  ],
  prose: [
    'Reads with a steady voice and keeps every ghunnah; the letters of the throat want more practice at home, five minutes after each prayer, together with somebody who listens.\n\nThe last page was recited without a single mistake.',
    'آواز ٹھہری ہوئی ہے اور ہر غنہ ادا ہوتا ہے؛ حلق کے حروف گھر پر مزید مشق چاہتے ہیں، ہر نماز کے بعد پانچ منٹ، کسی سننے والے کے ساتھ۔',
    'يقرأ بصوت ثابت ويحافظ على كل غنّة، أما حروف الحلق فتحتاج إلى مزيد من التمرين في البيت خمس دقائق بعد كل صلاة. See https://library.international-quran-academy.test/tajweed/throat-letters',
  ],
  email: ['abdurrahman.al-qahtani.evening-classes@students.international-quran-academy.test'],
  link: [
    'https://meet.international-quran-academy.test/rooms/foundations-of-tajweed/evening-group-for-adult-beginners',
  ],
} as const

type TextKind = keyof typeof texts

/** Picks the texts of a kind in turn. */
function pickText(kind: TextKind, turn: number): string {
  const choices = texts[kind]
  return choices[turn % choices.length] ?? ''
}

/** Response fields with user-written texts, by kind; a test checks that none is missing. */
export const userTextFields: Readonly<Record<string, TextKind>> = {
  name: 'person',
  administrators: 'person',
  discountName: 'title',
  students: 'person',
  guardian_name: 'person',
  signature: 'person',
  payer: 'person',
  student: 'person',
  item: 'title',
  title: 'title',
  accountTitle: 'title',
  branch: 'title',
  what: 'title',
  course_name: 'title',
  institution: 'title',
  address: 'title',
  current_address: 'title',
  nationality: 'title',
  description: 'prose',
  note: 'prose',
  notes: 'prose',
  reason: 'prose',
  qualification: 'title',
  experience_Quran: 'prose',
  other_experience: 'prose',
  test_remarks: 'prose',
  participation: 'prose',
  suggestions: 'prose',
  voidReason: 'prose',
  recordedBy: 'person',
  voidedBy: 'person',
  about: 'prose',
  excuseRule: 'prose',
  courseName: 'title',
  taught: 'title',
  teacher: 'person',
  publicName: 'person',
  motto: 'title',
  text: 'prose',
  domestic: 'prose',
  international: 'prose',
  email: 'email',
  contactEmail: 'email',
  link: 'link',
  classLink: 'link',
}

/** Text fields with their own format, such as codes, dates, enums and file names. */
export const machineTextFields: ReadonlySet<string> = new Set(
  `accountNumber age_group alternate_contact_number application application_date asOf at attendance avatar
  class_course_data class_timings code contact_number contactPhone course_duration coursePayment courseRequest createdAt
  currency date date_of_birth day decidedAt doneDays dueOn endedAt ends error eventPayment expiresAt feePayment
  feesEndedAt field from gender heldDays heldOn image import invitedUntil key languages languages_spoken lastBackup
  lastGivenUp lastSignIn logo message method month next overdueFee owedRegister path paymentMethod paymentStatus
  phone photo preferred_language preferred_time_from preferred_time_to pushKey quietFrom quietTo rate readAt receipt
  recordedAt reference registration_date reported requestedAt seenAt sentAt softwareVersion starts status std_id
  studentWithoutId studentWithoutTeacher studentZone teach_id teacherID time timeZone to token transactionId trial
  undoneAt undoUntil until upload url voidedAt warnings zoneData`.split(/\s+/),
)

/** Minimum list length; ids of added records don't collide with examples. */
const RECORDS = 24
const FIRST_NUMBER = 9000

/** A price with many digits. */
const LARGE_PRICE = 1_234_567.89

/** Fills a response with long and mixed texts, large amounts and many records; ids and structure stay. */
export function createWorstCaseResponse(answer: unknown): unknown {
  let turn = 0
  const mix = (value: unknown, key: string, parent: string): unknown => {
    if (Array.isArray(value)) return value.map((inner) => mix(inner, key, parent))
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mix(inner, name, key || parent)]))
    if (typeof value === 'number') return key === 'price' && value > 0 ? LARGE_PRICE : value
    if (typeof value !== 'string' || value === '') return value
    if (value.startsWith('[{') || value.startsWith('{')) return JSON.stringify(mix(JSON.parse(value), key, parent))
    const kind = key === 'name' && /course|outline/i.test(parent) ? 'title' : userTextFields[key]
    if (kind === undefined) return value
    turn += 1
    return pickText(kind, turn)
  }
  if (!isObject(answer)) return answer
  const grown = Object.entries(answer).map(([name, value]) => [name, Array.isArray(value) ? grow(value) : value])
  return mix(Object.fromEntries(grown), '', '')
}

/** Extends a list with copies of its records. */
function grow(records: readonly unknown[]): unknown[] {
  const objects = records.filter(isObject)
  if (objects.length === 0 || !objects.every(({ id }) => typeof id === 'number')) return [...records]
  const copies = Array.from({ length: Math.max(0, RECORDS - objects.length) }, (_, index) => ({
    ...objects[index % objects.length],
    id: FIRST_NUMBER + index,
  }))
  return [...records, ...copies]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
