import type { CellType } from './importFields.ts'
import { normalizeForSearch } from './normalizeForSearch.ts'
import { formatClassTimes, parseClassTimes } from './parseClassTimes.ts'
import { parseImportDay } from './parseImportDay.ts'
import { stripInvisible, toOneLine } from './stripInvisible.ts'

/** Whether 03/05/2014 is the third of May or the fifth of March. */
export type DayOrder = 'dayFirst' | 'monthFirst'

const words = (...all: string[]) => new Set(all.map(normalizeForSearch))

/** What the app’s exports and people write for a missing value. */
const MISSING = words(
  'n/a',
  'na',
  '-',
  '–',
  '—',
  'none',
  'nil',
  'null',
  'no timings',
  'دستیاب نہیں',
  'کوئی اوقات نہیں',
  'نہیں',
  'غير متوفر',
  'لا توجد أوقات',
  'لا يوجد',
)

const choices: Readonly<Partial<Record<CellType, Readonly<Record<string, ReadonlySet<string>>>>>> = {
  gender: {
    male: words('male', 'm', 'man', 'boy', 'مرد', 'ذكر', 'رجل'),
    female: words('female', 'f', 'woman', 'girl', 'خاتون', 'عورت', 'أنثى', 'امرأة'),
    other: words('other', 'دیگر', 'أخرى'),
  },
  ageGroup: {
    children: words('children', 'child', 'kids', 'بچے', 'الأطفال', 'أطفال'),
    teenagers: words('teenagers', 'teens', 'teenager', 'نوعمر', 'المراهقون', 'مراهقون'),
    adults: words('adults', 'adult', 'بالغ افراد', 'بالغ', 'البالغون', 'بالغون', 'الكبار'),
  },
  language: {
    urdu: words('urdu', 'ur', 'اردو', 'الأردية', 'أردو'),
    english: words('english', 'en', 'انگریزی', 'انگلش', 'الإنجليزية', 'إنجليزي'),
    arabic: words('arabic', 'ar', 'عربی', 'العربية', 'عربي'),
  },
}

function findChoice(type: CellType, text: string): string | undefined {
  const wanted = normalizeForSearch(text)
  return Object.entries(choices[type] ?? {}).find(([, names]) => names.has(wanted))?.[0]
}

/** An apostrophe with which exports keep a spreadsheet from reading a cell as a formula. */
const ESCAPED = /^\s*'(?=[=+\-@＝＋－＠])/u

/**
 * Normalizes a cell: days to `yyyy-MM-dd`, choices to the words of the contract, times to one notation, missing values
 * to an empty text. What can’t be read stays as it is.
 */
export function normalizeImportCell(type: CellType, raw: string, order: DayOrder = 'dayFirst'): string {
  const text = raw.replace(ESCAPED, '').trim()
  if (type === 'text') return text
  const line = toOneLine(text).replaceAll(/ {2,}/g, ' ').trim()
  if (MISSING.has(normalizeForSearch(line))) return ''
  switch (type) {
    case 'line':
      return line
    case 'email':
      return line.replace(/^mailto:/i, '').toLowerCase()
    case 'phone':
      return line.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    case 'day':
      return parseImportDay(line, order) ?? line
    case 'languages':
      return normalizeLanguages(line)
    case 'times': {
      const times = parseClassTimes(stripInvisible(text).replaceAll(/[\r\n]+/g, '; '))
      return times ? formatClassTimes(times) : line
    }
    default:
      return findChoice(type, line) ?? line
  }
}

function normalizeLanguages(line: string): string {
  const parts = line.split(/[,،;/&+]|\band\b|(?<!\p{L})اور(?!\p{L})/u).flatMap((part) => part.trim() || [])
  const found = parts.map((part) => findChoice('language', part))
  return found.every((one) => one !== undefined) ? [...new Set(found)].join(', ') : line
}

/** Whether a cell holds the dots that an export has in privacy mode. */
export function isMaskedCell(text: string): boolean {
  return text.includes('•••')
}
