import type { Handler } from '#contract/Handler.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { createAccount, assertEmailAvailable } from '../auth/userAccounts.ts'
import { validateDays, assertNoFieldErrors } from '#validation/validateDates.ts'
import { validateCourses } from './validateCourses.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'
import { message } from '#i18n/message.ts'
import { requiresEmailConfirmation } from '../auth/emailConfirmation.ts'
import { readToday } from '../settings/schoolSettings.ts'

/** 1§2 “Create Teacher Account”: the account is pending until approved. */
export const submitTeacherApplication: Handler<'submitTeacherApplication'> = async (call) => {
  const { body, database, services, now, language = null } = call
  const { name, course: entries } = body
  const email = body.email.toLowerCase()
  const { errors, names } = await validateCourses(database, entries, { list: 'course', id: 'id' })
  const birth = { day: body.date_of_birth, today: await readToday(call) }
  Object.assign(errors, validateDays({ date_of_birth: birth, application_date: { day: body.application_date } }))
  assertNoFieldErrors(errors)
  await assertEmailAvailable(database, email)

  const isToConfirm = await requiresEmailConfirmation(database, services)
  const account_id = await createAccount(database, {
    email,
    password_hash: null,
    role: 'teacher',
    status: 'pending',
    name,
    language,
    created_at: now,
    unconfirmed_since: isToConfirm ? now : null,
  })
  const teacher = await database
    .insertInto('teachers')
    .values({
      account_id,
      teach_id: null,
      application_date: body.application_date,
      contact_number: body.contact_number,
      current_address: body.current_address,
      date_of_birth: body.date_of_birth,
      experience_quran: body.experience_Quran,
      gender: body.gender ?? null,
      institution: body.institution,
      languages_spoken: [...new Set([body.languages_spoken ?? []].flat())].join(', ') || null,
      age_group: body.age_group ?? null,
      nationality: body.nationality,
      other_experience: body.other_experience || null,
      qualification: body.qualification,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const timings = entries.flatMap((entry) =>
    entry.timings.map(({ from, to, days }) => ({
      teacher_id: teacher.id,
      course_id: entry.id,
      course_name: names.get(entry.id) ?? entry.name,
      time_from: from,
      time_to: to,
      days: serializeWeekdays(days),
    })),
  )
  await database.insertInto('teacher_timings').values(timings).execute()
  await enqueueMail(call, 'applicationReceived', { to: email, language })
  if (isToConfirm) await enqueueMail(call, 'confirmEmail', { to: email, accountId: account_id })
  return { message: message('We’ve received your application.') }
}
