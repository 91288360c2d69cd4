import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

/** Refuses to change a lesson that was held: its marks say that it was. */
export function assertUnmarked(day: string | undefined): void {
  if (day === undefined) return
  throw invalidField('day', message('The lesson of {day} has marks. It can no longer be cancelled or moved.', { day }))
}
