import { parseWallDay } from '@maktab/calendar/WallDay'

/** From this age on no guardian is needed. */
export const ADULT_AGE = 18

/** Age on a wire day; undefined if the birthday is invalid or in the future. */
export function getAge(birthday: string | null | undefined, day: string): number | undefined {
  const born = birthday ? parseWallDay(birthday.trim().slice(0, 10)) : undefined
  if (!born || born > day) return undefined
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

type TeacherStatus =
  | { state: 'pending' }
  | { state: 'blocked' }
  /** `word` is a status outside the contract, which is shown unchanged. */
  | { state: 'active'; word?: string }

/** Any status other than `pending` or `blocked` is active (decision 22). */
export function parseTeacherStatus(word: string | null | undefined): TeacherStatus {
  const trimmed = word?.trim() ?? ''
  switch (trimmed.toLowerCase()) {
    case 'pending':
      return { state: 'pending' }
    case 'blocked':
      return { state: 'blocked' }
    case 'active':
    case 'allowed':
    case '':
      return { state: 'active' }
    default:
      return { state: 'active', word: trimmed }
  }
}
