import type { Handler } from '#contract/Handler.ts'
import { message } from '#i18n/message.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import { requireStudent } from '../students/studentQueries.ts'
import { requireTeacher } from '../teachers/teacherQueries.ts'

const kinds = { whatsapp: 'messageByWhatsApp', email: 'messageByEmail' } as const

/** Records a message that the office opened in WhatsApp or its mail program. Erasing the person redacts its text. */
export const noteMessage: Handler<'noteMessage'> = async (call) => {
  const { recordKind, recordId, channel, text } = call.body
  const isStudent = recordKind === 'student'
  const { id } = isStudent
    ? await requireStudent(call.database, recordId)
    : await requireTeacher(call.database, recordId)
  await recordDecision(call, {
    kind: kinds[channel],
    record: [recordKind, id],
    reason: text,
    ...(isStudent ? { studentId: id } : { teacherId: id }),
  })
  return { message: message('Message added to the history') }
}
